import { promoOffer } from '@gosds/contract/accounts/promo-links';
import { Problem } from '@gosds/contract/problem';
import { z } from 'zod';
import type { AccountDeps, Caller } from '../accounts/account-deps.ts';
import { evenly } from '../accounts/evenly.ts';
import { openSession, type OpenedSession } from '../accounts/open-session.ts';
import { hashOf, newToken } from '../accounts/secret-token.ts';
import { emailKey, type User } from '../accounts/user-store.ts';
import { type PromoType, promoTypes } from '../checkout/promo-store.ts';
import type { Clock } from '../clock.ts';
import { handles, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { policy } from '../policy.ts';
import type { SmsSender } from '../sms-sender.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import { openPromoLink, signPromoLink } from './promo-link.ts';

type Offer = { readonly email: string; readonly type: PromoType };
type PromoMail = Offer & {
  readonly requestId: string;
  /** Language of the screen that asked for the link. */
  readonly language?: string | undefined;
  /** If given, the link first confirms this telephone number. */
  readonly phone?: string | undefined;
};

const promoLinkMail: JobKind<PromoMail> = {
  name: 'promo-link-mail',
  data: z.object({
    email: z.string(),
    type: z.enum(promoTypes),
    requestId: z.string(),
    language: z.string().optional(),
    phone: z.string().optional(),
  }),
};

const hashOfEmail = (email: string): string => hashOf(emailKey(email));

/** Mails the link to the offer. The response does not show whether the address has an account. */
export const askPromoLink =
  ({ work, limiter, runJobNow, answerAfterMs, sms }: AccountDeps & { readonly sms?: SmsSender | undefined }) =>
  async ({ email, type, phone }: Offer & { readonly phone?: string | undefined }, caller: Caller): Promise<void> => {
    if (sms && phone === undefined) {
      throw new Problem('validation', { fields: { phone: 'Please give the number with + and the country code.' } });
    }
    await limiter.take(policy.rateLimits.linkMailsPerAddress, caller.ip);
    await limiter.take(policy.rateLimits.linkMailsPerEmail, emailKey(email));
    await evenly(answerAfterMs, async () => {
      if (await work.stores.users.isBlocked(email)) return;
      const requestId = newToken();
      const key = `${promoLinkMail.name}:${requestId}`;
      const data = { email, type, requestId, language: caller.language, ...(sms && { phone }) };
      const delaySeconds = policy.mailByWorkerAfterSeconds;
      await work.stores.jobs.enqueue({ kind: promoLinkMail, key, data, delaySeconds });
      if ((await runJobNow(key)) === 'failed') throw new Problem('email-not-sent');
    });
  };

/** Mails the link to the offer, in the transaction that confirms the telephone number. */
export const queuePromoMail = (
  { jobs }: Pick<Stores, 'jobs'>,
  { email, type, language }: Offer & Pick<PromoMail, 'language'>,
): Promise<void> => {
  const requestId = newToken();
  const key = `${promoLinkMail.name}:${requestId}`;
  return jobs.enqueue({ kind: promoLinkMail, key, data: { email, type, requestId, language } });
};

type MailDeps = {
  readonly work: UnitOfWork;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly baseUrl: string;
};

/** Signs the link when the mail is sent, so no queue and no table contains it. */
export const promoMailHandler = ({ work, mailer, clock, baseUrl }: MailDeps): JobHandler =>
  handles(promoLinkMail, async ({ email, type, requestId, language, phone }) => {
    const { promoOffers } = work.stores;
    const { promoMinutes: validMinutes } = policy.links;
    const expires = clock().getTime() + validMinutes * 60_000;
    const key = promoOffers.key();
    const link =
      phone === undefined
        ? `${baseUrl}/promoconfirmation/${signPromoLink({ type, email, nonce: newToken(), expires }, key)}`
        : `${baseUrl}/phoneconfirmation/${signPromoLink({ type, email, phone, country: '', data: {}, pass: newToken(), expires }, key)}`;
    const isGiven = await promoOffers.wasGiven({ emailHash: hashOfEmail(email), type });
    const mail = {
      kind: 'promo-link',
      type,
      quantity: promoOffer[type],
      isGiven,
      isByPhone: phone !== undefined,
      link,
      validMinutes,
    } as const;
    await mailer({ to: email, language: language ?? 'en', messageId: requestId, mail });
  });

/**
 * Finds or makes the account of the e-mail address that the link confirmed. Replaces a password set before the address
 * was confirmed, because somebody else may have set it.
 */
async function confirmedUser(users: Stores['users'], email: string, unusable: string) {
  const known = await users.findByEmail(email);
  if (!known) {
    const user = await users.add({ email, name: '', passwordHash: unusable, isVerified: true });
    if (user) return { user, isNew: true };
    // Another link for the same address was faster.
    return confirmedUser(users, email, unusable);
  }
  if (!known.isVerified) {
    await users.setPassword(known.id, unusable);
    await users.markVerified(known.id);
  }
  return { user: known, isNew: false };
}

async function giveOffer({ promoOffers, promos }: Stores, { user, type }: { user: User; type: PromoType }, now: Date) {
  if (!(await promoOffers.give({ emailHash: hashOfEmail(user.email), type }, now))) return;
  const quantity = promoOffer[type];
  await promos.add({ type, code: null, ownerId: user.id, discountPercent: 100, quantity, validUntil: null }, now);
}

type ConfirmedPromo = OpenedSession & { readonly isFirst: boolean };

/**
 * Signs in with a mailed link. Link, account, offer and session are one transaction, so the user can try again after a
 * failure.
 */
export const confirmPromoLink =
  ({ work, passwords, limiter, clock }: AccountDeps) =>
  async ({ email, type, link }: Offer & { readonly link: string }, caller: Caller): Promise<ConfirmedPromo> => {
    await limiter.take(policy.rateLimits.linksUsedPerAddress, caller.ip);
    const now = clock();
    const content = openPromoLink(link, work.stores.promoOffers.key(), now);
    if (content.type !== type || emailKey(content.email) !== emailKey(email)) throw new Problem('link-invalid');
    if (await work.stores.users.isBlocked(email)) throw new Problem('link-invalid');
    const unusable = await passwords.hash(newToken());
    return work.transaction(async (stores) => {
      const used = { nonceHash: hashOf(content.nonce), expiresAt: new Date(content.expires) };
      if (!(await stores.promoOffers.useLink(used))) throw new Problem('link-used');
      const { user, isNew } = await confirmedUser(stores.users, content.email, unusable);
      await giveOffer(stores, { user, type }, now);
      return { ...(await openSession(stores, { user, remember: false, caller }, now)), isFirst: isNew };
    });
  };
