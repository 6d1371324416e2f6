import type { EmergencyNotice, Mail } from '@gosds/usecases/mailer';
import { layOut, oneLine, type RenderedMail } from './templates/mail-layout.ts';

type MailOf = { readonly [Kind in Mail['kind']]: Extract<Mail, { kind: Kind }> };
type Templates = { readonly [Kind in keyof MailOf]: (mail: MailOf[Kind]) => RenderedMail };

const inUnit = (unit: 'day' | 'hour' | 'minute', count: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(count);

const duration = (minutes: number): string =>
  minutes % 60 === 0 ? inUnit('hour', minutes / 60) : inUnit('minute', minutes);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What the sheet’s emergency number is good for; nothing where it has none. */
function emergencyText(notice: EmergencyNotice | null): readonly string[] {
  if (!notice) return [];
  const languages = notice.languages.map((code) => languageNames.of(code) ?? code);
  const spoken = languages.length === 0 ? '' : `, in ${listed.format(languages)}`;
  const paid = notice.paidUntil ? ` It is paid until ${longDay.format(notice.paidUntil)}.` : '';
  return [`The emergency telephone ${oneLine(notice.number)} answers for this product day and night${spoken}.${paid}`];
}

const promoSubjects = { GoSDS: 'Your free safety data sheets', GoGAL: 'Your free trial of the search module' } as const;
const promoTexts = {
  GoSDS: (quantity: number) =>
    `The link confirms your e-mail address, opens your account, and gives you ${quantity} safety data sheets without charge.`,
  GoGAL: (quantity: number) =>
    `The link confirms your e-mail address, opens your account, and gives you ${quantity} report of the search module without charge.`,
} as const;

/** A mail to an address that is not confirmed yet contains no word that a user chose: it would be sent in our name. */
const templates: Templates = {
  confirmation: ({ link, validMinutes }) =>
    layOut({
      subject: 'Please confirm your e-mail address',
      greeting: 'Hello,',
      paragraphs: ['thank you for creating your GoSDS account. Please confirm that this e-mail address is yours.'],
      button: { label: 'Confirm e-mail address', link },
      closing: `The link is valid for ${duration(validMinutes)} and works once. If you did not create an account, you do not need to do anything.`,
    }),
  'reset-password': ({ link, validMinutes }) =>
    layOut({
      subject: 'Set a new password',
      greeting: 'Hello,',
      paragraphs: ['somebody, hopefully you, asked to set a new password for your GoSDS account.'],
      button: { label: 'Set a new password', link },
      closing: `The link is valid for ${duration(validMinutes)} and works once. If you did not ask for it, your password stays as it is.`,
    }),
  'account-export': ({ link, validDays }) =>
    layOut({
      subject: 'Your data are ready',
      greeting: 'Hello,',
      paragraphs: ['you asked for all data of your GoSDS account. They are collected in one file.'],
      button: { label: 'Go to the file', link },
      closing: `You sign in to download it. It is there for ${inUnit('day', validDays)}.`,
    }),
  'password-changed': ({ link }) =>
    layOut({
      subject: 'Your password was changed',
      greeting: 'Hello,',
      paragraphs: ['the password of your GoSDS account was changed, and all other sessions were closed.'],
      button: { label: 'Set a new password', link },
      closing:
        'If it was you, you do not need to do anything. If not, set a new password now: nobody stays logged in then.',
    }),
  'new-device': ({ browser, system, address, at, link }) =>
    layOut({
      subject: 'A log-in from a new device',
      greeting: 'Hello,',
      paragraphs: [
        `somebody logged in to your GoSDS account on ${moment.format(at)} UTC, from ${browser ?? 'an unknown browser'} on ${system ?? 'an unknown system'}${address === null ? '' : `, IP address ${oneLine(address)}`}.`,
        'If it was you, you do not need to do anything. If not, close that session and change your password.',
      ],
      button: { label: 'See your sessions', link },
      closing: 'You can turn these mails off in the settings of your account.',
    }),
  'promo-link': ({ type, quantity, isGiven, isByPhone, link, validMinutes }) =>
    layOut({
      subject: promoSubjects[type],
      greeting: 'Hello,',
      paragraphs: [
        'somebody, hopefully you, asked for the free offer of GoSDS for this e-mail address.',
        ...(isByPhone ? ['The link leads to a page that sends a code to your telephone by SMS.'] : []),
        isGiven && !isByPhone
          ? 'This e-mail address has had the offer before. The link signs you in; at Checkout you see what is left of it.'
          : promoTexts[type](quantity),
      ],
      button: { label: isGiven && !isByPhone ? 'Sign in' : 'Get the offer', link },
      closing: `The link is valid for ${duration(validMinutes)} and works once. It signs in whoever opens it, so do not pass it on. If you did not ask for it, you do not need to do anything.`,
    }),
  document: ({ productName, companyName, senderEmail }) =>
    layOut({
      subject: `Safety data sheet: ${oneLine(productName)}`,
      greeting: 'Hello,',
      paragraphs: [
        `${oneLine(senderEmail)} sends you the safety data sheet of ${oneLine(productName)} (${oneLine(companyName)}). It is attached as a PDF file.`,
      ],
      closing: 'This mail was sent with GoSDS at the request of the user named above.',
    }),
  'paid-document': ({ productName, cwOrderId, amountMinor, emergency }) =>
    layOut({
      subject: `Your safety data sheet: ${oneLine(productName)}`,
      greeting: 'Hello,',
      paragraphs: [
        `thank you for your order ${oneLine(cwOrderId)}. You paid USD ${(amountMinor / 100).toFixed(2)}.`,
        `The safety data sheet of ${oneLine(productName)} is attached as a PDF file.`,
        ...emergencyText(emergency),
      ],
      closing: 'Your invoice is attached as a PDF file. You also find it in your account under My Account.',
    }),
  'chemist-order': ({ productName, cwOrderId, amountMinor }) =>
    layOut({
      subject: `Your order: ${oneLine(productName)}`,
      greeting: 'Hello,',
      paragraphs: [
        `thank you for your order ${oneLine(cwOrderId)}. You paid USD ${(amountMinor / 100).toFixed(2)}.`,
        `A chemist writes the safety data sheet of ${oneLine(productName)}. Once your SDS is completed, we will send you a PDF copy to your email.`,
      ],
      closing: 'Your invoice is attached as a PDF file. You also find it in your account under My Account.',
    }),
  'chemist-question': ({ productName, cwOrderId, question, link }) =>
    layOut({
      subject: `A question about your order ${oneLine(cwOrderId)}`,
      greeting: 'Hello,',
      paragraphs: [
        `the chemist who writes the safety data sheet of ${oneLine(productName)} has a question:`,
        question.replaceAll(/\p{Bidi_Control}/gu, ''),
        'The sheet waits for your answer.',
      ],
      button: { label: 'Answer the question', link },
      closing: 'You sign in to answer. Please do not answer this mail: nobody reads it.',
    }),
  'signed-sheet': ({ productName, cwOrderId, signedName, emergency }) =>
    layOut({
      subject: `Your safety data sheet: ${oneLine(productName)}`,
      greeting: 'Hello,',
      paragraphs: [
        `your SDS is completed. The safety data sheet of ${oneLine(productName)} is attached as a PDF file.`,
        `${oneLine(signedName)} has signed it. You also find it in your GoSDS account under My Account.`,
        ...emergencyText(emergency),
      ],
      closing: `This mail belongs to your order ${oneLine(cwOrderId)}.`,
    }),
  watch: ({
    language: tag,
    direction,
    buttonHelp,
    subject,
    greeting,
    changed,
    touches,
    names,
    button,
    link,
    closing,
  }) =>
    layOut({
      subject,
      greeting,
      paragraphs: [changed, touches, ...names.map((name) => `\u2022 ${oneLine(name)}`)],
      button: { label: button, link },
      closing,
      language: { tag, direction, buttonHelp },
    }),
  'paid-report': ({ chemical, cwOrderId, amountMinor, link }) =>
    layOut({
      subject: `Your report: ${oneLine(chemical)}`,
      greeting: 'Hello,',
      paragraphs: [
        `thank you for your order ${oneLine(cwOrderId)}. You paid USD ${(amountMinor / 100).toFixed(2)}.`,
        `The report on ${oneLine(chemical)} is ready to be downloaded. You also find it in your account under My Account.`,
      ],
      button: { label: 'Open the report', link },
      closing: 'Your invoice is attached as a PDF file.',
    }),
  'credit-note': ({ cwOrderId, amountMinor }) =>
    layOut({
      subject: `Refund of your order ${oneLine(cwOrderId)}`,
      greeting: 'Hello,',
      paragraphs: [
        `we have refunded USD ${(amountMinor / 100).toFixed(2)} of your order ${oneLine(cwOrderId)} to the account that it was paid from.`,
        'The credit note is attached as a PDF file.',
      ],
      closing: 'A bank may take some days until it shows the amount.',
    }),
  'renewal-invoice': ({ productName, cwNumber, cwOrderId, amountMinor, endDate }) =>
    layOut({
      subject: `Emergency response was renewed: ${oneLine(productName)}`,
      greeting: 'Hello,',
      paragraphs: [
        `emergency response for ${oneLine(productName)} (${oneLine(cwNumber)}) was renewed for a year. You paid USD ${(amountMinor / 100).toFixed(2)}, order ${oneLine(cwOrderId)}.`,
        `It is paid until ${longDay.format(endDate)}.`,
      ],
      closing:
        'Your invoice is attached as a PDF file. You also find it in your GoSDS account under Subscriptions, where you can end the renewal.',
    }),
  'overdue-renewal': ({ productName, cwNumber, endDate, link }) =>
    layOut({
      subject: `Emergency response was not renewed: ${oneLine(productName)}`,
      greeting: 'Hello,',
      paragraphs: [
        `we could not charge the yearly price of emergency response for ${oneLine(productName)} (${oneLine(cwNumber)}).`,
        `The number in your safety data sheet answers for this product until ${longDay.format(endDate)}. Pay before that day to keep it.`,
      ],
      ...(link === null ? {} : { button: { label: 'Pay now', link } }),
      closing: 'You also find this service in your GoSDS account under Subscriptions.',
    }),
};

const render = <Kind extends keyof MailOf>(kind: Kind, mail: MailOf[Kind]): RenderedMail => templates[kind](mail);

/** Subject, HTML and text of a mail; whatever users wrote in it is escaped. */
export const renderMail = (mail: Mail): RenderedMail => render(mail.kind, mail);
