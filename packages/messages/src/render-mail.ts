import type { InterfaceWords } from '@gosds/phrases/interface-words';
import type { EmergencyNotice, Mail } from '@gosds/usecases/mailer';
import { type MailFormats, mailFormats } from './mail-formats.ts';
import { layOut, type MailParts, oneLine, type RenderedMail } from './templates/mail-layout.ts';

type MailOf = { readonly [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }> };
type Said = {
  readonly words: InterfaceWords['rest']['mail'];
  readonly watch: InterfaceWords['rest']['watch']['mail'];
  readonly formats: MailFormats;
};
type Templates = { readonly [Kind in keyof MailOf]: (mail: MailOf[Kind], said: Said) => MailParts };

/** Explains the emergency number in the sheet; empty if it has none. */
function emergencyText(notice: EmergencyNotice | null, { words, formats }: Said): readonly string[] {
  if (!notice) return [];
  const { emergency } = words;
  const number = oneLine(notice.number);
  const languages = formats.languages(notice.languages);
  const answers = languages === '' ? emergency.number(number) : emergency.numberIn({ number, languages });
  return [notice.paidUntil ? `${answers} ${emergency.until(formats.day(notice.paidUntil))}` : answers];
}

type Ordered = { readonly cwOrderId: string; readonly amountMinor: number };

const thanks = ({ cwOrderId, amountMinor }: Ordered, { words, formats }: Said): string =>
  words.thanks({ order: oneLine(cwOrderId), amount: formats.amount(amountMinor) });

function deviceText({ browser, system, address, at }: MailOf['new-device'], { words, formats }: Said): string {
  const { newDevice } = words;
  const from = {
    moment: formats.moment(at),
    browser: browser ?? newDevice.browser,
    system: system ?? newDevice.system,
  };
  return address === null ? newDevice.text(from) : newDevice.textWithAddress({ ...from, address: oneLine(address) });
}

/** A mail to an unconfirmed address contains no text that a user chose, because we would send it in our name. */
const accountTemplates = {
  confirmation: ({ link, validMinutes }, { words: { confirmation: words }, formats }) => ({
    subject: words.subject,
    paragraphs: [words.text],
    button: { label: words.button, link },
    closing: words.closing(formats.duration(validMinutes)),
  }),
  'reset-password': ({ link, validMinutes }, { words: { resetPassword: words }, formats }) => ({
    subject: words.subject,
    paragraphs: [words.text],
    button: { label: words.subject, link },
    closing: words.closing(formats.duration(validMinutes)),
  }),
  'account-export': ({ link, validDays }, { words: { accountExport: words }, formats }) => ({
    subject: words.subject,
    paragraphs: [words.text],
    button: { label: words.button, link },
    closing: words.closing(formats.days(validDays)),
  }),
  'webhook-off': ({ url, link }, { words: { webhookOff: words } }) => ({
    subject: words.subject,
    paragraphs: [words.text(oneLine(url))],
    button: { label: words.button, link },
    closing: words.closing,
  }),
  'few-codes': ({ sent, left, link }, { words: { fewCodes: words } }) => ({
    subject: words.subject,
    paragraphs: [words.text({ sent: String(sent), left: String(left) }), words.advice],
    button: { label: words.button, link },
    closing: words.closing,
  }),
  'password-changed': ({ link }, { words: { passwordChanged: words, resetPassword } }) => ({
    subject: words.subject,
    paragraphs: [words.text],
    button: { label: resetPassword.subject, link },
    closing: words.closing,
  }),
  'new-device': (mail, said) => {
    const { newDevice: words } = said.words;
    return {
      subject: words.subject,
      paragraphs: [deviceText(mail, said), words.advice],
      button: { label: words.button, link: mail.link },
      closing: words.closing,
    };
  },
  'team-invitation': ({ inviterEmail, link, validDays }, { words: { teamInvitation: words }, formats }) => ({
    subject: words.subject,
    paragraphs: [words.text(oneLine(inviterEmail)), words.account],
    button: { label: words.button, link },
    closing: words.closing(formats.days(validDays)),
  }),
  'promo-link': (
    { type, quantity, isGiven, isByPhone, link, validMinutes },
    { words: { promoLink: words }, formats },
  ) => {
    const isSignIn = isGiven && !isByPhone;
    const gives = type === 'GoSDS' ? words.givesSheets : words.givesReports;
    return {
      subject: type === 'GoSDS' ? words.sheets : words.reports,
      paragraphs: [words.text, ...(isByPhone ? [words.byPhone] : []), isSignIn ? words.given : gives(quantity)],
      button: { label: isSignIn ? words.signIn : words.getOffer, link },
      closing: words.closing(formats.duration(validMinutes)),
    };
  },
} satisfies Partial<Templates>;

/** Each text stands alone, so that it can be translated into any language. */
const orderTemplates = {
  document: ({ productName, companyName, senderEmail }, { words: { document: words } }) => {
    const [product, company, sender] = [oneLine(productName), oneLine(companyName), oneLine(senderEmail)];
    return {
      subject: words.subject(product),
      paragraphs: [words.text({ sender, product, company })],
      closing: words.closing,
    };
  },
  'paid-document': ({ emergency, ...order }, said) => {
    const { paidDocument, invoiceAttached } = said.words;
    const product = oneLine(order.productName);
    return {
      subject: paidDocument.subject(product),
      paragraphs: [thanks(order, said), paidDocument.text(product), ...emergencyText(emergency, said)],
      closing: invoiceAttached,
    };
  },
  'chemist-order': (order, said) => {
    const { chemistOrder, invoiceAttached } = said.words;
    const product = oneLine(order.productName);
    return {
      subject: chemistOrder.subject(product),
      paragraphs: [thanks(order, said), chemistOrder.text(product)],
      closing: invoiceAttached,
    };
  },
  'chemist-question': ({ productName, cwOrderId, question, link }, { words: { chemistQuestion: words } }) => ({
    subject: words.subject(oneLine(cwOrderId)),
    paragraphs: [words.text(oneLine(productName)), question.replaceAll(/\p{Bidi_Control}/gu, ''), words.waits],
    button: { label: words.button, link },
    closing: words.closing,
  }),
  'signed-sheet': ({ productName, cwOrderId, signedName, emergency }, said) => {
    const { signedSheet: words, paidDocument } = said.words;
    const product = oneLine(productName);
    return {
      subject: paidDocument.subject(product),
      paragraphs: [words.text(product), words.signed(oneLine(signedName)), ...emergencyText(emergency, said)],
      closing: words.closing(oneLine(cwOrderId)),
    };
  },
  'paid-report': ({ chemical, link, ...order }, said) => {
    const { paidReport: words } = said.words;
    return {
      subject: words.subject(oneLine(chemical)),
      paragraphs: [thanks(order, said), words.text(oneLine(chemical))],
      button: { label: words.button, link },
      closing: words.closing,
    };
  },
  'credit-note': ({ cwOrderId, amountMinor }, { words: { creditNote: words }, formats }) => ({
    subject: words.subject(oneLine(cwOrderId)),
    paragraphs: [words.text({ amount: formats.amount(amountMinor), order: oneLine(cwOrderId) }), words.attached],
    closing: words.closing,
  }),
  'renewal-invoice': ({ productName, cwNumber, cwOrderId, amountMinor, endDate }, { words, formats }) => {
    const { renewalInvoice } = words;
    const [product, number, order] = [oneLine(productName), oneLine(cwNumber), oneLine(cwOrderId)];
    return {
      subject: renewalInvoice.subject(product),
      paragraphs: [
        renewalInvoice.text({ product, number, amount: formats.amount(amountMinor), order }),
        renewalInvoice.until(formats.day(endDate)),
      ],
      closing: renewalInvoice.closing,
    };
  },
  'overdue-renewal': (
    { productName, cwNumber, endDate, paidBy, link },
    { words: { overdueRenewal: words }, formats },
  ) => ({
    subject: words.subject(oneLine(productName)),
    paragraphs: [
      words.text({ product: oneLine(productName), number: oneLine(cwNumber) }),
      words.until(formats.day(endDate)),
      ...(link === null && paidBy === 'paypal' ? [words.atPayPal] : []),
    ],
    ...(link === null ? {} : { button: { label: words.button, link } }),
    closing: words.closing,
  }),
} satisfies Partial<Templates>;

/** The change of a list or law, and the affected sheets. */
const watchTemplate: Templates['watch'] = ({ change, count, names, link }, { watch: words }) => {
  const rest = count - names.length;
  return {
    subject: words.subject(count),
    paragraphs: [
      change.kind === 'law' ? words.law(change.day) : words.list({ title: change.title, edition: change.edition }),
      words.touches(count),
      ...names.map((name) => `\u2022 ${oneLine(name)}`),
      ...(rest > 0 ? [`\u2022 ${words.more(rest)}`] : []),
    ],
    button: { label: words.button, link },
    closing: words.closing,
  };
};

const templates: Templates = { ...accountTemplates, ...orderTemplates, watch: watchTemplate };

const partsOf = <Kind extends keyof MailOf>(kind: Kind, mail: MailOf[Kind], said: Said): MailParts =>
  templates[kind](mail, said);

/** Subject, HTML and text of a mail in a screen language. Escapes users' texts. */
export function renderMail(mail: Mail, { language, rest }: InterfaceWords): RenderedMail {
  const { tag, direction } = language;
  const mailTexts = { words: rest.mail, watch: rest.watch.mail, formats: mailFormats(tag) };
  const { hello: greeting, buttonFails } = rest.mail;
  return layOut(partsOf(mail.kind, mail, mailTexts), { tag, direction, greeting, buttonFails });
}
