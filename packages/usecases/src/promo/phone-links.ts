import { randomInt } from 'node:crypto';
import type { PhoneLinkContent, PhoneMessage } from '@gosds/contract/accounts/phone-links';
import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from '../accounts/account-deps.ts';
import { hashOf } from '../accounts/secret-token.ts';
import { emailKey } from '../accounts/user-store.ts';
import type { PromoType } from '../checkout/promo-store.ts';
import { policy } from '../policy.ts';
import type { SmsSender } from '../sms-sender.ts';
import type { Stores } from '../unit-of-work.ts';
import { tellOfFewCodes } from './few-codes.ts';
import { openPhoneLink } from './promo-link.ts';
import { queuePromoMail } from './promo-links.ts';

type Deps = Pick<AccountDeps, 'work' | 'limiter' | 'clock'> & {
  /** Undefined if no SMS provider is set up; no telephone number is then asked for. */
  readonly sms?: SmsSender | undefined;
};

type PhoneRequest = {
  readonly link: string;
  readonly type: PromoType;
  readonly email: string;
  readonly phone: string;
};

/**
 * Checks that the service signed the link for this e-mail, telephone and offer and that the link is unused. Throws a
 * Problem if not.
 */
async function openLink({ work, clock }: Deps, { link, type, email, phone }: PhoneRequest): Promise<PhoneLinkContent> {
  const { promoOffers, users } = work.stores;
  const content = openPhoneLink(link, promoOffers.key(), clock());
  const isOther = content.type !== type || content.phone !== phone || emailKey(content.email) !== emailKey(email);
  if (isOther || (await users.isBlocked(content.email))) throw new Problem('link-invalid');
  if (await promoOffers.isUsed(hashOf(content.pass))) throw new Problem('link-used');
  return content;
}

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code is valid only for its own link. */
const codeHashOf = (pass: string, code: string): string => hashOf(`${pass} ${code}`);

/** Sends the code of a link by SMS. The result says why it could not be sent. */
export const sendPhoneCode =
  (deps: Deps) =>
  async (request: PhoneRequest, caller: Caller): Promise<PhoneMessage> => {
    const { sms, work, limiter, clock } = deps;
    if (!sms) throw new Problem('not-found');
    await limiter.take(policy.rateLimits.linksUsedPerAddress, caller.ip);
    const { pass, phone, type } = await openLink(deps, request);
    const { phoneCodes } = work.stores;
    if (await phoneCodes.wasGiven({ phoneHash: hashOf(phone), type })) return 'phone-used';
    await limiter.take(policy.rateLimits.codesPerPhone, hashOf(phone));
    await limiter.take(policy.rateLimits.codesPerAddress, caller.ip);
    await limiter.take(policy.rateLimits.codesPerAddressADay, caller.ip);
    await tellOfFewCodes(work.stores, await limiter.take(policy.rateLimits.codesOfAll, ''), clock());
    const code = newCode();
    const expiresAt = new Date(clock().getTime() + policy.links.phoneCodeMinutes * 60_000);
    const messageId = `phone-code-${hashOf(codeHashOf(pass, code)).slice(0, 24)}`;
    const text = `GoSDS: ${code}`;
    // Issued only once it is sent, so that the code sent before stays valid if this sending fails.
    if ((await sms({ to: phone, text, messageId })) !== 'sent') return 'phone-refused';
    await phoneCodes.issue({ nonceHash: hashOf(pass), codeHash: codeHashOf(pass, code), expiresAt });
    return 'ok';
  };

/** True once the telephone number is confirmed; `error` if no code can be accepted any more. */
type PhoneStatus = boolean | 'error';

async function confirmIn(
  stores: Stores,
  {
    content,
    code,
    language,
  }: { readonly content: PhoneLinkContent; readonly code: string; readonly language?: string | undefined },
  now: Date,
): Promise<PhoneStatus> {
  const { pass, phone, type, email } = content;
  const nonceHash = hashOf(pass);
  const question = { nonceHash, codeHash: codeHashOf(pass, code), maxWrong: policy.links.wrongPhoneCodes };
  const verdict = await stores.phoneCodes.check(question, now);
  if (verdict !== 'right') return verdict === 'wrong' ? false : 'error';
  if (!(await stores.promoOffers.useLink({ nonceHash, expiresAt: new Date(content.expires) }))) return 'error';
  if (!(await stores.phoneCodes.give({ phoneHash: hashOf(phone), type }, now))) return 'error';
  await queuePromoMail(stores, { email, type, language });
  return true;
}

/**
 * Confirms a telephone number by the code sent to it, then mails the link to the offer. That link signs in; this call
 * does not.
 */
export const confirmPhoneCode =
  (deps: Deps) =>
  async ({ code, ...request }: PhoneRequest & { readonly code: string }, caller: Caller): Promise<PhoneStatus> => {
    const { work, limiter, clock } = deps;
    if (!deps.sms) throw new Problem('not-found');
    await limiter.take(policy.rateLimits.linksUsedPerAddress, caller.ip);
    const content = await openLink(deps, request);
    return work.transaction((stores) => confirmIn(stores, { content, code, language: caller.language }, clock()));
  };
