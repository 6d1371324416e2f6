import { logoMaxSize } from '@gosds/sheet/draft/logo-limit';

const generic = 'An error occurred. Please try again in a minute. We are sorry for the inconvenience!';

/** The one list of failures a client can see. A new code is added here and nowhere else. */
export const problems = {
  validation: { status: 400, title: 'Please check the marked fields.' },
  'not-signed-in': { status: 401, title: 'Please log in.' },
  'not-allowed': { status: 403, title: 'You are not allowed to do this.' },
  'not-found': { status: 404, title: 'This page or document does not exist.' },
  'draft-changed': { status: 409, title: 'The sheet was changed in another tab or on another device.' },
  'draft-is-paid': {
    status: 409,
    title: 'This sheet is paid for, or its payment is under way. It cannot be deleted.',
  },
  'too-many-drafts': {
    status: 409,
    title: 'Your account is full. Delete sheets that you no longer need, then try again.',
  },
  'too-many-requests': { status: 429, title: 'Too many attempts. Please wait a minute and try again.' },
  'too-many-ingredients': { status: 422, title: 'You cannot add more ingredient.' },
  internal: { status: 500, title: generic },
  unavailable: { status: 503, title: 'The service cannot reach its data right now. Please try again in a moment.' },
  'too-large': { status: 413, title: 'The request is too large.' },
  'headers-too-large': {
    status: 431,
    title: 'The headers of the request are too large. Delete the cookies of this site, then try again.',
  },
  'too-slow': { status: 408, title: 'The request did not arrive in time. Please try again.' },
  'not-http': { status: 400, title: 'The request cannot be read.' },
  'unsupported-media-type': { status: 415, title: 'This kind of content is not accepted.' },
  'insecure-origin': {
    status: 403,
    title: 'Signing in needs HTTPS or localhost. An operator may allow plain HTTP with INSECURE_HTTP=1.',
  },
  'invalid-credentials': { status: 401, title: 'Invalid Credentials' },
  'account-is-staff': {
    status: 409,
    title: 'This account has staff rights. Ask another administrator to remove them, then delete it.',
  },
  'account-in-use': {
    status: 409,
    title: 'A payment or a sheet by a chemist is under way. Wait until it is done, then delete the account.',
  },
  'too-many-keys': { status: 409, title: 'Your account has the maximum number of keys. Revoke one first.' },
  'too-many-webhooks': {
    status: 409,
    title: 'Your account has the maximum number of webhooks. Remove one first.',
  },
  'key-refused': {
    status: 401,
    title: 'This call needs a key of the public API: send the header “Authorization: Bearer gosds_…”.',
  },
  'scope-missing': { status: 403, title: 'This key may not make this call.' },
  'idempotency-key-reused': { status: 422, title: 'This Idempotency-Key was used for another order.' },
  'password-wrong': { status: 403, title: 'The password is wrong.' },
  'account-not-verified': { status: 403, title: 'This account is not verified.' },
  'user-exists': { status: 401, title: 'User already exists.' },
  'email-blocked': { status: 410, title: 'Your email address is blocked.' },
  'verification-mail-failed': { status: 404, title: 'Send verifcation email failed.' },
  'user-not-registered': { status: 400, title: 'This user is not registered. Please create account.' },
  'forgot-mail-failed': { status: 404, title: 'Forgot password email sending failed.' },
  'invalid-user': { status: 400, title: 'This is invalid user.' },
  'link-invalid': { status: 400, title: 'This link is no longer valid.' },
  'link-expired': { status: 400, title: 'This link has expired. Ask for a new one.' },
  'link-used': { status: 400, title: 'This link was already used. It works only once. Ask for a new one.' },
  'logo-invalid': {
    status: 400,
    title: `Please make sure logo format is one of the following: .png, .gif, or .jpg. File size needs to be under ${logoMaxSize}`,
  },
  'sheet-incomplete': { status: 422, title: 'The sheet has sections still to fill in.' },
  'label-outdated': {
    status: 409,
    title:
      'The label elements of this sheet are not those that we compute today: the law or the facts have changed. Take them from section 2, or make a new version to print its label.',
  },
  'label-edits-unclear': {
    status: 409,
    title:
      'A chemist wrote a part of the label as free text, or in one language of the sheet only. So we cannot make the label. Take its elements from section 2, or order a new version and ask its chemist to edit each element on its own line, in every language.',
  },
  'label-language-lacks-edits': {
    status: 409,
    title:
      'A chemist changed words of the label, in the languages of the sheet only. Choose one of these languages for the label.',
  },
  'label-does-not-fit': { status: 422, title: 'Not everything fits on a label of this size.' },
  'faults-open': {
    status: 409,
    title: 'The sheet lacks what the law asks for. Fill it in, or write down why it stays open.',
  },
  'er-not-offered': {
    status: 409,
    title: 'Emergency response is not available for now. Nothing was charged.',
  },
  'er-differs': {
    status: 409,
    title:
      'The sheet was made with another choice of emergency response. Go back to Preview to make it again. Nothing was charged.',
  },
  'promocode-invalid': { status: 400, title: 'Invalid promocode' },
  'promocode-not-accepted': {
    status: 409,
    title: 'A promo code cannot be used for this price. It was not used.',
  },
  'refund-too-much': { status: 409, title: 'This is more than what is left of the payment.' },
  'refund-refused': {
    status: 409,
    title: 'The payment provider no longer refunds this payment. Check the payment on the provider’s own page.',
  },
  'promocode-taken': { status: 409, title: 'A promo code with this name already exists. Choose another name.' },
  'task-changed': {
    status: 409,
    title: 'Someone else changed this task. Nothing was saved. Load the task again, then repeat your change.',
  },
  'price-changed': {
    status: 409,
    title: 'The price has changed since it was shown. Nothing was charged. Look at the new price, then pay.',
  },
  'prices-changed': {
    status: 409,
    title: 'Someone else changed the prices. Nothing was saved. Check them, then repeat your change.',
  },
  'prices-begun': {
    status: 409,
    title: 'These prices already apply, so you cannot withdraw them. Set new prices that apply at once.',
  },
  'team-reader': { status: 403, title: 'You can only read in this team. Ask its owner to let you change sheets.' },
  'in-a-team': { status: 409, title: 'You are already in a team. Leave it first.' },
  'no-team': { status: 409, title: 'You are no longer in a team. The sheet stays yours.' },
  'last-owner': {
    status: 409,
    title: 'The team needs an owner. Make another member an owner first, or dissolve the team.',
  },
  'member-already': { status: 409, title: 'This address is already in the team.' },
  'team-full': { status: 409, title: 'The team is full.' },
  'invitation-for-other': {
    status: 403,
    title: 'This invitation is for another address. Log in with the account of that address.',
  },
  'not-paid': {
    status: 402,
    title: 'Please make the payment before checking the final document out.',
  },
  'email-invalid': { status: 400, title: 'Please provide valid email address.' },
  'payment-declined': { status: 402, title: 'Payment required. Please input your payment details' },
  'order-not-open': { status: 409, title: 'A payment of this order is under way or done.' },
  'webhook-refused': { status: 400, title: 'The event is not signed by the payment provider.' },
  busy: { status: 503, title: 'Many sheets are being made right now. Please try again in a minute.' },
  'took-too-long': {
    status: 503,
    title: 'This took too long, so we stopped it. What you entered is saved. Please try again in a minute.',
  },
  'catalogue-loading': { status: 503, title: 'The chemicals are being loaded. Please try again in a minute.' },
  'payment-unconfirmed': {
    status: 503,
    title: 'The card provider has not answered yet. We keep asking. Your card is not charged twice.',
  },
  'payment-unavailable': { status: 503, title: 'Card payment is not available right now. Your card was not charged.' },
  'email-not-sent': { status: 502, title: generic },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(code: ProblemCode, fields: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(problems[code].title, options);
    this.code = code;
    this.fields = fields;
  }

  /** RFC 9457 body. Never contains `cause`, which only the log may show. */
  toBody() {
    return { type: `/problems/${this.code}`, code: this.code, ...problems[this.code], ...this.fields };
  }
}

/** The data cannot be reached now; the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean => error instanceof Problem && error.code === 'unavailable';
