import { lastComparison } from '@gosds/contract/staff/comparison';
import * as users from '@gosds/contract/staff/edit-users';
import * as erasure from '@gosds/contract/staff/erase-account';
import { openStaffOrder, searchAdmin } from '@gosds/contract/staff/find-orders';
import * as codes from '@gosds/contract/staff/promo-codes';
import * as operations from '@gosds/contract/staff/operations';
import * as pages from '@gosds/contract/staff/public-pages';
import * as refunds from '@gosds/contract/staff/refunds';
import { Problem } from '@gosds/contract/problem';
import { listActs } from '@gosds/contract/staff/staff-acts';
import { type StaffTab, staffTabs } from '@gosds/contract/staff/staff-rights';
import type { User } from '@gosds/usecases/accounts/user-store';
import type { CustomerOrder, UserPage } from '@gosds/usecases/staff/staff-store';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { Compared } from '@gosds/usecases/money/comparison-store';
import type { UseCases } from '../../wire.ts';
import { analyticsRoutes, feedbackRoutes } from './analytics-routes.ts';
import { priceRoutes } from './price-routes.ts';

/** The id of a user who may open this tab of the staff page. Throws Problem `not-allowed` for others. */
function staffOf(request: FastifyRequest, tab: StaffTab): string {
  const user = userOf(request);
  if (!staffTabs(user).includes(tab)) throw new Problem('not-allowed');
  return user.id;
}

/** Only administrators may change flags; only they see the log of acts. */
const adminOf = (request: FastifyRequest): string => staffOf(request, 'acts');

const toUser = ({ id, email, name, ...user }: User) => ({
  _id: id,
  ...{ email, name },
  GoSDSDiscount: user.sdsDiscountPercent,
  GoSDSDiscountUpTo: user.sdsDiscountUpTo,
  GoGALDiscount: user.reportDiscountPercent,
  GoGALDiscountUpTo: user.reportDiscountUpTo,
  flags: {
    isEmergencyAllowed: user.isEmergencyAllowed,
    isDiscountAllowed: user.isDiscountAllowed,
    isAdminAllowed: user.isAdminAllowed,
    isChemistAllowed: user.isChemistAllowed,
    isInternal: user.isInternal,
  },
});

const toPage = ({ users: found, promos, count }: UserPage): z.input<(typeof users.listUsers)['response'][200]> => [
  found.map(toUser),
  [...promos],
  count,
];

const toOrder = ({ id, userId, email, cwOrderId, cwNumber, ...order }: CustomerOrder) => ({
  _id: id,
  ...{ userId, email },
  documentParameters: {
    ProductIdentification: { CatalogueNumber: cwOrderId },
    ManufacturersDetails: { CompanyName: order.companyName },
  },
  additionalInfo: {
    Name: order.productName,
    Country: order.country,
    Language: order.language,
    CWNumber: cwNumber,
  },
  createdAt: order.paidAt.toISOString(),
});

const saved = { saved: true } as const;

const emergencyRoutes = (staff: UseCases['staff']): readonly Route[] => [
  route(searchAdmin, async (request) => {
    staffOf(request, 'emergency');
    const { found, count } = await staff.searchOrders(request.body);
    return { order: found.map(toOrder), allOrders: count };
  }),
  route(openStaffOrder, async (request) => {
    const staffId = staffOf(request, 'emergency');
    const { userId, documentParameters } = request.body;
    const cwOrderId = documentParameters.ProductIdentification.CatalogueNumber;
    const pdf = await staff.openSheet({ staffId, userId, cwOrderId });
    return { Document: Buffer.from(pdf).toString('base64') };
  }),
];

const discountRoutes = (staff: UseCases['staff']): readonly Route[] => [
  route(users.listUsers, async (request) => {
    staffOf(request, 'discount');
    return toPage(await staff.listUsers({ text: '', check: 'Contains', offset: request.params.offset }));
  }),
  route(users.filterUsers, async (request) => {
    staffOf(request, 'discount');
    return toPage(await staff.listUsers(request.params.filter));
  }),
  route(users.changeUserTerms, async (request) => {
    const staffId = staffOf(request, 'discount');
    const { GoSDSDiscount, GoSDSDiscountUpTo, GoGALDiscount, GoGALDiscountUpTo } = request.body;
    const sheets = { sdsDiscountPercent: GoSDSDiscount, sdsDiscountUpTo: GoSDSDiscountUpTo };
    const reports = { reportDiscountPercent: GoGALDiscount, reportDiscountUpTo: GoGALDiscountUpTo };
    await staff.changeTerms({ staffId, userId: request.params.id, terms: { ...sheets, ...reports } });
    return saved;
  }),
  route(users.addUserPromo, async (request) => {
    const staffId = staffOf(request, 'discount');
    const { type, discount: discountPercent, leftQuantity: quantity, ownerId } = request.body;
    if (ownerId !== request.params.id) {
      throw new Problem('validation', { fields: { ownerId: 'Must be the user of the path.' } });
    }
    await staff.givePromo({ staffId, userId: ownerId, type, discountPercent, quantity });
    return saved;
  }),
  route(users.changeUserPromo, async (request) => {
    const staffId = staffOf(request, 'discount');
    await staff.changePromo({ staffId, ...request.params.owner, left: request.body.leftQuantity });
    return saved;
  }),
];

const codeRoutes = (staff: UseCases['staff']): readonly Route[] => [
  route(codes.listPromoCodes, async (request) => {
    staffOf(request, 'codes');
    const { codes: found, count } = await staff.listCodes(request.query);
    return { codes: [...found], count };
  }),
  route(codes.makePromoCode, async (request) => staff.makeCode(staffOf(request, 'codes'), request.body)),
  route(codes.stopPromoCode, async (request) => {
    await staff.stopCode(staffOf(request, 'codes'), request.params.id);
    return saved;
  }),
];

const toCompared = ({ endedAt, ...compared }: Compared) => ({ ...compared, isEnded: endedAt !== null });

const refundRoutes = (staff: UseCases['staff']): readonly Route[] => [
  route(refunds.listPayments, async (request) => {
    staffOf(request, 'refunds');
    const { payments, count } = await staff.listPayments(request.query);
    return { payments: payments.map((payment) => ({ ...payment, paidAt: payment.paidAt.toISOString() })), count };
  }),
  route(refunds.refundPayment, async (request) => {
    const staffId = staffOf(request, 'refunds');
    return staff.refundPayment({ staffId, orderId: request.params.id, ...request.body });
  }),
  route(lastComparison, async (request) => {
    staffOf(request, 'refunds');
    const { last, differences, count } = await staff.lastComparison();
    return {
      last: last ? toCompared(last) : null,
      differences: differences.map(({ orderId: _order, foundAt, ...difference }) => ({
        ...difference,
        foundAt: foundAt.toISOString(),
      })),
      count,
    };
  }),
];

const pageRoutes = (staff: UseCases['staff']): readonly Route[] => [
  route(pages.findStaffPage, async (request) => {
    staffOf(request, 'pages');
    return staff.findPage(request.params.key);
  }),
  route(pages.setStaffPage, async (request) => {
    await staff.setPage({ staffId: staffOf(request, 'pages'), ...request.params, ...request.body });
    return saved;
  }),
];

const operationRoutes = (staff: UseCases['staff']): readonly Route[] => [
  route(operations.listFailedJobs, async (request) => {
    staffOf(request, 'jobs');
    const { jobs, ...counts } = await staff.listFailedJobs();
    return {
      jobs: jobs.map(({ createdAt, nextAt, ...job }) => ({
        ...job,
        createdAt: createdAt.toISOString(),
        nextAt: nextAt?.toISOString() ?? null,
      })),
      ...counts,
    };
  }),
  route(operations.retryJob, async (request) => {
    await staff.retryJob(staffOf(request, 'jobs'), request.params.id);
    return saved;
  }),
  route(operations.listErrors, async (request) => {
    staffOf(request, 'errors');
    const { errors, count } = await staff.listErrors(request.params.page);
    return { errors: errors.map((entry) => ({ ...entry, at: entry.at.toISOString() })), count };
  }),
];

export const staffRoutes = (staff: UseCases['staff']): readonly Route[] => [
  ...emergencyRoutes(staff),
  ...discountRoutes(staff),
  ...codeRoutes(staff),
  ...priceRoutes(staff, (request) => staffOf(request, 'prices')),
  ...refundRoutes(staff),
  ...pageRoutes(staff),
  ...operationRoutes(staff),
  ...analyticsRoutes(staff, (request) => staffOf(request, 'analytics')),
  ...feedbackRoutes(staff, (request) => staffOf(request, 'feedback')),
  route(users.changeUserFlags, async (request) => {
    await staff.changeFlags({ staffId: adminOf(request), userId: request.params.id, flags: request.body });
    return saved;
  }),
  route(erasure.erasureFacts, async (request) => {
    adminOf(request);
    return staff.erasureFacts(request.params.id);
  }),
  route(erasure.eraseAccount, async (request) => {
    adminOf(request);
    await staff.eraseAccount({ staff: userOf(request), userId: request.params.id, ...request.body });
    return { deleted: true as const };
  }),
  route(listActs, async (request) => {
    adminOf(request);
    const { acts, count } = await staff.listActs({ ...request.params, ...request.query });
    return { acts: acts.map((act) => ({ ...act, at: act.at.toISOString() })), count };
  }),
];
