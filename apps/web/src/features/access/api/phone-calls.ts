import {
  type PhoneLinkContent,
  type PhoneMessage,
  phoneConfirmationLink,
  phoneConfirmedCode,
} from '@gosds/contract/accounts/phone-links';
import { getConfig } from '@gosds/contract/catalogue/get-config';
import { invoke } from '../../../api/invoke.ts';

const anonymous = { needsSession: false };

export type PhoneLink = { readonly link: string; readonly content: PhoneLinkContent };

const fieldsOf = ({ link, content: { phone, type, data, email, country } }: PhoneLink) => ({
  ...{ link, phone, data, email, country },
  promocodeType: type,
});

/** True if the offer for new users asks for a telephone number. */
export const loadIsPhoneAsked = async (): Promise<boolean> => (await invoke(getConfig, anonymous)).features.phone;

/** Sends the code by SMS. Returns `ok`, or why it was not sent. */
export const sendPhoneCode = async (link: PhoneLink): Promise<PhoneMessage> =>
  (await invoke(phoneConfirmationLink, { body: { ...fieldsOf(link), pass: link.content.pass }, ...anonymous })).message;

/** True if the code confirmed the telephone, false if it is wrong, `error` if no code is accepted any more. */
export const confirmPhoneCode = async (link: PhoneLink, confirmationCode: string): Promise<boolean | 'error'> =>
  (await invoke(phoneConfirmedCode, { body: { ...fieldsOf(link), confirmationCode }, ...anonymous })).status;
