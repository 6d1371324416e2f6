import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@gosds/contract/call';
import { login } from '@gosds/contract/accounts/login';
import { logout } from '@gosds/contract/accounts/logout';
import { getDraft } from '@gosds/contract/drafts/get-draft';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUser } from './load-user.ts';
import * as admin from '../features/admin/admin-calls.ts';
import * as company from '../features/sheet/company/company-calls.ts';
import { saveParameters } from '@gosds/contract/chemist/save-parameters';
import { answer, loadQuestions, searchOrders } from '../features/sheet/orders/order-calls.ts';
import * as chemist from '../features/chemist/chemist-calls.ts';
import * as galleria from '../features/galleria/galleria-calls.ts';
import * as lists from '../features/galleria/lists/list-calls.ts';
import * as reports from '../features/galleria/wizard/report-calls.ts';
import * as reportFiles from '../report-files/report-files.ts';
import { emptyWizard } from '../features/galleria/wizard/wizard-state.ts';
import { loadWatch, readNotices } from '../features/sheet/watch/use-watch.ts';
import { lawAheadQuery } from '../features/sheet/coming-law/use-law-ahead.ts';
import { loadFeedbackState, sendFeedback } from '../features/feedback/feedback-calls.ts';
import { endSubscription, loadErServices } from '../features/account/api/account-calls.ts';
import * as developers from '../features/account/api/developer-calls.ts';
import * as teams from '../features/account/api/team-calls.ts';
import * as settings from '../features/account/api/settings-calls.ts';
import * as access from '../features/access/api/access-calls.ts';
import * as phones from '../features/access/api/phone-calls.ts';
import * as promoLinks from '../features/access/api/promo-calls.ts';
import * as checkout from '../payment/payment-calls.ts';
import { loadFreeSheets } from '../payment/use-free-sheets.ts';
import * as documents from '../features/sheet/state/document-calls.ts';
import { loadListings } from '../features/sheet/state/load-listings.ts';
import { loadPublished } from '../features/sheet/state/load-published.ts';
import { loadSubstance } from './load-substance.ts';
import * as print from '../features/sheet/print/print-calls.ts';
import * as publishing from '../features/sheet/wizard/publish-calls.ts';
import * as drafts from '../features/sheet/state/draft-calls.ts';
import { findIngredients } from '../features/sheet/ingredients/search-ingredients.ts';
import * as versions from '../features/sheet/state/version-calls.ts';
import { getCompanyProfile } from '@gosds/contract/accounts/company-profile';
import { emptyCompanyProfile } from '@gosds/sheet/draft/company-profile';
import { reachUses } from '@gosds/contract/catalogue/reach-uses';
import * as hazards from '../features/sheet/review-classification/hazard-code-calls.ts';
import {
  acceptGroupStandards,
  deleteGroupStandard,
  loadGroupStandards,
  saveGroupStandard,
} from '@gosds/contract/drafts/group-standards';
import { draftPages } from '@gosds/contract/documents/draft-pages';
import { goodsSuggestions } from '@gosds/contract/documents/goods-suggestions';
import { getConfig } from '@gosds/contract/catalogue/get-config';
import { sampleSheet } from '@gosds/contract/documents/sample-sheet';
import { uploadLogo } from '@gosds/contract/drafts/logo';
import { invoke } from './invoke.ts';
import { logError } from './log-error.ts';
import * as sessions from './session-calls.ts';

const id = '3f6b1c52-9c3a-4b0e-8f0e-5d1f6f6c2a11';
const email = 'ann@example.com';
const draft = draftSchema.parse({});

const noFlags = {
  ...{ isEmergencyAllowed: false, isDiscountAllowed: false, isAdminAllowed: false },
  ...{ isChemistAllowed: false, isInternal: false },
};
const terms = { GoSDSDiscount: 0, GoSDSDiscountUpTo: null, GoGALDiscount: 0, GoGALDiscountUpTo: null };
const staffUser = {
  _id: id,
  email,
  name: 'Ann',
  ...terms,
  flags: noFlags,
  promos: { GoSDS: undefined, GoGAL: undefined },
};
const unchanged = { discount: 0, until: null, left: 0 };
const userChange = { user: staffUser, GoSDS: unchanged, GoGAL: unchanged, flags: noFlags };
const promo = { type: 'GoSDS' as const, discount: 100, leftQuantity: 3, usedQuantity: 0, ownerId: id };

const phoneLink = {
  link: 'link',
  content: {
    ...{ type: 'GoSDS' as const, email, phone: '+493012345678', country: '' },
    ...{ data: {}, pass: 'pass', expires: 1 },
  },
};

/** Every call that the page makes, as the page makes it, by the name of its contract. */
const calls: Readonly<Record<string, () => unknown>> = {
  getWatch: () => loadWatch(),
  lawAheadOfDraft: () => lawAheadQuery({ id, version: 1 }).queryFn(),
  login: () => access.logIn({ email, password: 'Secret1', remember: true }),
  signup: () => access.signUp({ name: 'Ann', email, password: 'Secret1' }),
  resendVerification: () => access.sendVerificationAgain(email),
  forgotPassword: () => access.sendPasswordLink(email),
  confirmEmail: () => access.confirm('token', 'Secret1'),
  resetPassword: () => access.changePassword('token', 'Secret1'),
  askPromoLink: () => promoLinks.sendPromoLink({ email, type: 'GoSDS' }),
  phoneConfirmationLink: () => phones.sendPhoneCode(phoneLink),
  phoneConfirmedCode: () => phones.confirmPhoneCode(phoneLink, '123456'),
  confirmationLink: () => promoLinks.spendPromoLink({ email, type: 'GoGAL' }, 'link'),
  logout: () => sessions.endSession(),
  checkSession: () => sessions.askSession('token'),
  hazardCodes: () => hazards.codesOfDocument(draft),
  credoCodes: () => hazards.codesOfSaved({ draftId: id, version: 3, CandLActive: true }),
  reachUses: () => invoke(reachUses, { body: { languageId: 340700 } }),
  goodsSuggestions: () => invoke(goodsSuggestions, { body: { document: draft } }),
  loadGroupStandards: () => invoke(loadGroupStandards, { body: { MaterialId: id, CountryId: 'NZ' } }),
  saveGroupStandard: () => invoke(saveGroupStandard, { body: { ApprovalCode: 'HSR1', Name: 'Own', MaterialId: id } }),
  deleteGroupStandard: () => invoke(deleteGroupStandard, { body: { standardId: id } }),
  acceptGroupStandards: () =>
    invoke(acceptGroupStandards, {
      body: { MaterialId: id, SelectedGroupStandardIds: [], UnselectedGroupStandardIds: [] },
    }),
  galleriaSearch: () => galleria.searchChemicals('acetone', 0),
  galleriaState: () => galleria.loadCatalogueState(),
  checkChemicals: () => galleria.checkLines(['67-64-1']),
  listMatches: () => galleria.loadMatches([{ MaterialId: 1101, shares: [null] }]),
  getChemical: () => galleria.loadChemical(1101),
  findLists: () => lists.loadLists({ text: '', country: '', page: 0 }),
  getList: () => lists.loadList('int-iarc'),
  listEntries: () => lists.loadEntries('int-iarc', { version: '2024-05', text: '', page: 0 }),
  listDifference: () =>
    lists.loadDifference({
      ...{ first: { code: 'int-iarc', version: '2024-05' }, second: { code: 'us-tsca', version: '2022' } },
      ...{ kinds: ['added'], page: 0 },
    }),
  galleriaPlaces: () => reports.loadPlaces(),
  treeNodes: () => reports.loadPoints(emptyWizard, 'root'),
  fieldValues: () => reports.loadValues(1101, 'int-iarc'),
  createGalleriaOrder: () =>
    reports.createOrder(
      { ...emptyWizard, galleria: { MaterialId: 1101, Name: 'Acetone', Cas: ['67-64-1'], CwNo: 'CW1101' } },
      ['Toys'],
    ),
  galleriaOrder: () => reportFiles.loadOrder(id),
  galleriaPreview: () => reportFiles.loadPreview(id, 'de'),
  draftPages: () => invoke(draftPages, { params: { id }, search: 'version=3' }),
  userName: () => checkout.loadUserName(),
  getCompanyProfile: () => invoke(getCompanyProfile),
  saveCompanyProfile: () => company.saveProfile(emptyCompanyProfile()),
  rememberCompany: () => company.rememberFrom({ ...draft.description, country: 'DE', language: 'de' }),
  prices: () => checkout.loadPrices({ orderId: id, goEr: '' }),
  paymentConfig: () => checkout.loadPaymentConfig(),
  payWithStripe: () => checkout.payOrder({ orderId: id, goEr: 'single', shownAmount: 8_500 }, undefined),
  confirmPayment: () => checkout.confirmOrder(id),
  createPayPalOrder: () => checkout.startPayPal({ orderId: id, goEr: 'single', shownAmount: 8_500 }),
  getPayPalBilingPlan: () => checkout.loadPayPalPlan({ orderId: id, goEr: 'subscription' }),
  createErPayPal: () => checkout.startPayPalPlan({ orderId: id, goEr: 'subscription', shownAmount: 54_000 }, 'P-1'),
  buyerQuestions: () => loadQuestions(id),
  answerQuestion: () => answer(id, 'Yes.'),
  askBuyer: () => chemist.ask({ id, version: 1, text: 'Why?' }),
  saveParameters: () => invoke(saveParameters, { body: { draftId: id, version: 1 } }),
  unsubscribe: () => endSubscription('sub_1', 'stripe'),
  unsubscribePayPal: () => endSubscription('I-1', 'paypal'),
  payPalOrderDetails: () => checkout.confirmPayPal('8AB12'),
  cancelPayPalOrder: () => checkout.cancelPayPal(id),
  promoCodeAvailable: () => checkout.checkPromoCode('Spring fair', 'GoSDS'),
  applyPromoCode: () => checkout.spendPromoCode({ orderId: id, goEr: '', promoCode: '' }),
  promoCodeQuantity: () => loadFreeSheets(),
  sdsDiscount: () => checkout.loadDiscount(),
  reportDiscount: () => checkout.loadDiscount('GoGAL'),
  createDocument: () => documents.makeDocument(id, 3),
  documentText: () => documents.loadDocumentText(id),
  documentChanges: () => documents.loadChanges(id),
  lastPublished: () => loadPublished(id, { country: 'DE', language: 'de' }),
  saveUserName: () => settings.saveName('Ann'),
  changeOwnPassword: () => settings.changePassword({ currentPassword: 'Secret1', password: 'Newer1' }),
  listSessions: () => settings.loadSessions(),
  closeOwnSession: () => settings.endSession(id),
  closeOtherSessions: () => settings.endOtherSessions(),
  getMailChoices: () => settings.loadMailChoices(),
  saveMailChoices: () => settings.keepMailChoices({ newDevice: false, watch: false }),
  readWatchNotices: () => readNotices([id]),
  saveLanguageChoices: () => settings.keepLanguages({ mails: 'de' }),
  listApiKeys: () => developers.loadKeys(),
  makeApiKey: () => developers.makeKey({ name: 'Our shop', scopes: ['inspect'], password: 'Secret1' }),
  renameApiKey: () => developers.renameKey(id, 'Shop of 2027'),
  rotateApiKey: () => developers.rotateKey(id, 'Secret1'),
  revokeApiKey: () => developers.revokeKey(id),
  listWebhooks: () => developers.loadWebhooks(),
  makeWebhook: () => developers.addWebhook('https://hooks.example/a', ['sheet.ready']),
  changeWebhook: () => developers.switchWebhook(id, { events: ['law.changed'], isOn: false }),
  rotateWebhook: () => developers.renewSecret(id),
  removeWebhook: () => developers.endWebhook(id),
  testWebhook: () => developers.tryWebhook(id),
  sendWebhookAgain: () => developers.sendAgain(id),
  getExport: () => settings.loadExport(),
  askExport: () => settings.startExport(),
  deletionFacts: () => settings.loadDeletionFacts(),
  deleteAccount: () => settings.endAccount('Secret1'),
  listErServices: () => loadErServices(),
  checkUserName: () => loadUser(),
  myAccountSearch: () =>
    searchOrders({
      ...{ check: 'Equals', select: 'Name', value: 'Cleaner', page: 0 },
      sortPrams: { key: 'name', isDescending: false },
    }),
  chemistTasks: () => chemist.loadTasks({ list: 'open', sort: 'due', order: 'ascending', page: 0 }),
  chemistTask: () => chemist.loadTask(id),
  takeTask: () => chemist.take({ id, version: 3 }),
  handBackTask: () => chemist.handBack({ id, version: 3 }),
  editLine: () => chemist.writeLine(id, { version: 3, part: 0, id: 'uses', edit: { text: 'Paint', reason: 'Known.' } }),
  addElement: () =>
    chemist.addToLabel(id, { version: 3, added: 'statement', code: 'H315', addition: { reason: 'Known.' } }),
  signTask: () => chemist.sign({ id, version: 3, name: 'Dr. Ann' }),
  searchAdmin: () => admin.searchOrders({ check: 'Equals', select: 'Company', value: 'Solvents' }),
  openStaffOrder: () =>
    admin.openPdf({
      ...{ _id: id, userId: id, email, createdAt: '2026-11-28T10:00:00.000Z' },
      documentParameters: {
        ProductIdentification: { CatalogueNumber: '100001' },
        ManufacturersDetails: { CompanyName: 'Solvents' },
      },
      additionalInfo: { Name: 'Cleaner', Country: 'DE', Language: 'de', CWNumber: 'CW100001' },
    }),
  listUsers: () => admin.loadUsers({ text: '', offset: 10, check: 'Contains' }),
  filterUsers: () => admin.loadUsers({ text: 'a=b', offset: 10, check: 'Equals' }),
  changeUserTerms: () => admin.saveUser({ ...userChange, GoGAL: { ...unchanged, discount: 12.5 } }),
  addUserPromo: () => admin.saveUser({ ...userChange, GoGAL: { ...unchanged, left: 2 } }),
  changeUserPromo: () =>
    admin.saveUser({ ...userChange, user: { ...staffUser, promos: { GoSDS: promo, GoGAL: undefined } } }),
  feedbackSummary: () => admin.loadFeedbackSummary(),
  listFeedback: () => admin.loadFeedback(0),
  erasureFacts: () => admin.loadErasureFacts(id),
  eraseAccount: () => admin.endCustomer({ id, reason: 'A test', password: 'Secret1' }),
  changeUserFlags: () => admin.saveUser({ ...userChange, flags: { ...noFlags, isChemistAllowed: true } }),
  lastComparison: () => admin.loadComparison(),
  listPayments: () => admin.loadPayments({ text: 'ada@example.com', check: 'Equals' }),
  refundPayment: () =>
    admin.giveBack({
      id: '6f1c9d9e-3b6e-4a70-9c5d-0d2f5a3a1c11',
      key: '6f1c9d9e-3b6e-4a70-9c5d-0d2f5a3a1c12',
      amountMinor: 2_000,
      reason: 'Bought twice',
    }),
  listFailedJobs: () => admin.loadFailedJobs(),
  retryJob: () => admin.tryAgain(12),
  listErrors: () => admin.loadErrors(2),
  getOverallReport: () => admin.loadOverallReport(),
  sendOverallReport: () => admin.sendReport(),
  listAnalyticsEvents: () => admin.loadAnalyticsEvents(2),
  listPromoCodes: () => admin.loadCodes({ text: 'spring', check: 'Contains', page: 1 }),
  makePromoCode: () =>
    admin.makeCode({ code: '', type: 'GoGAL', discount: 50, quantity: 30, validUntil: '2027-02-01' }),
  stopPromoCode: () => admin.stopCode(id),
  findStaffPage: () => admin.loadPage('k'.repeat(22)),
  setStaffPage: () => admin.setPage({ key: 'k'.repeat(22), isPublished: false, reason: 'A test' }),
  getTeam: () => teams.loadTeam(),
  foundTeam: () => teams.beginTeam('Acme'),
  inviteMember: () => teams.sendInvitation({ email, role: 'author' }),
  revokeInvitation: () => teams.endInvitation(id),
  showInvitation: () => teams.loadInvitation('token'),
  acceptInvitation: () => teams.joinTeam('token'),
  changeRole: () => teams.giveRole({ id, role: 'reader' }),
  removeMember: () => teams.endMembership(id),
  dissolveTeam: () => teams.endTeam(),
  shareDraft: () => drafts.shareWithTeam(id),
  listPrices: () => admin.loadPriceLists(1),
  setPrices: () =>
    admin.startPrices({
      version: 3,
      validFrom: '2027-02-01T00:00:00.000Z',
      prices: {
        ...{ firstLanguageMinor: 8_500, furtherLanguagePercent: 50, internalUserMinor: 500 },
        ...{ erSubscriptionMinor: 45_500, erSingleMinor: 170_625 },
        ...{ galleriaAllMinor: 20_000, galleriaIndustryMinor: 2_500, galleriaMinor: 7_500 },
      },
    }),
  withdrawPrices: () => admin.takePricesBack({ id, version: 3 }),
  listActs: () =>
    admin.loadActs({ staff: 'ada', kind: 'changed-terms', subject: '', from: '2026-12-01', until: '' }, 2),
  feedbackState: () => loadFeedbackState(),
  giveFeedback: () => sendFeedback({ raiting1: 5, raiting2: 4, raiting3: 1, comment: '' }),
  getSubstance: () => loadSubstance(12),
  getListings: () => loadListings('67-64-1'),
  sendEmail: () => print.mailSheet(id, [email, 'bob@example.com']),
  publishPublicPage: () => publishing.publishPage(id),
  withdrawPublicPage: () => publishing.withdrawPage(id),
  showLabel: () => print.loadLabel(id, 'paper=label&capacity=2.5', new AbortController().signal),
  getDraft: () => drafts.loadDraft(id),
  currentDraft: () => drafts.loadOpenDraft(),
  createDraft: () => drafts.newDraft(draft),
  deleteDraft: () => drafts.removeDraft(id),
  restoreDraft: () => drafts.bringDraftBack(id),
  listDrafts: () => drafts.loadDrafts(),
  saveGlance: () =>
    drafts.keepGlance(id, 3, { pictograms: ['GHS02'], open: { must: 0, should: 1, hint: 2 }, reviewYears: 5 }),
  saveDraft: () => drafts.putDraft(id, 3, draft),
  listVersions: () => versions.loadVersions(id),
  startVersion: () => versions.beginVersion({ draftId: id, orderId: id, version: 3 }),
  searchIngredients: () => findIngredients('a'.repeat(500)),
  getConfig: () => invoke(getConfig),
  sampleSheet: () => invoke(sampleSheet),
  uploadLogo: () => invoke(uploadLogo, { form: new FormData() }),
  report: () => {
    logError(new Error('x'.repeat(10_000)), 'y'.repeat(1000));
  },
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const folder = join(import.meta.dirname, '..');
const sources: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Every contract that the source code of the page mentions. */
async function contracts(): Promise<readonly Call[]> {
  const named = sources.flatMap((text) =>
    [...text.matchAll(/from '(@gosds\/contract\/[^']+)'/g)].map(([, name]) => name!),
  );
  const modules = await Promise.all([...new Set(named)].map((name) => import(name) as Promise<object>));
  return modules.flatMap((module): unknown[] => Object.values(module)).filter(isCall);
}

type Sent = { readonly method: string; readonly url: string; readonly body: unknown };
const sent: Sent[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('navigator', { userAgent: 'z'.repeat(1000) });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: unknown }) => {
    sent.push({ method, url, body });
    return new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const matches = ({ method, path }: Call, request: Sent) =>
  request.method === method &&
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(request.url.split('?')[0] ?? '');

/** The body as the service reads it: JSON, or null if nothing was sent. */
const readBody = ({ body }: Sent): unknown => (typeof body === 'string' ? JSON.parse(body) : null);

describe('what the page sends', () => {
  it.each(Object.entries(calls))('as %s is what its schema takes', async (_name, make) => {
    await Promise.resolve(make()).catch(() => undefined);
    const [request] = sent;
    const call = (await contracts()).find((one) => matches(one, request!));
    expect(call, `no contract of ${request!.method} ${request!.url}`).toBeDefined();
    if (call!.body) expect(call!.body.safeParse(readBody(request!)).error).toBeUndefined();
    else expect(typeof request!.body).not.toBe('string');
    const query = Object.fromEntries(new URL(request!.url, 'http://localhost').searchParams);
    if (call!.query) expect(call!.query.safeParse(query).error).toBeUndefined();
  });

  it('is tried here for every call that a source of the page makes', () => {
    const made = sources.flatMap((text) => [...text.matchAll(/\b(?:invoke|send)\(\s*(\w+)/g)].map(([, name]) => name!));
    const imported = sources.flatMap((text) =>
      [...text.matchAll(/import \{([^}]+)\} from '@gosds\/contract\/[^']+'/g)].flatMap(([, names]) =>
        names!.match(/\w+/g)!,
      ),
    );
    const names = [...new Set(made)].filter((name) => imported.includes(name) || name === 'report');
    expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('is asked for by the types', () => {
    // Never runs; only the compiler checks it.
    const wrong = () => [
      // @ts-expect-error -- a body is asked for
      invoke(login),
      // @ts-expect-error -- a body is not taken
      invoke(logout, { body: {} }),
      // @ts-expect-error -- an id stands in the path
      invoke(getDraft),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});

it('reaches the service by `invoke` and `send` alone', () => {
  const importsCall = /import \{[^}]*\bcall\b[^}]*\} from '[^']*\/call\.ts'/;
  expect(sources.filter((text) => importsCall.test(text))).toHaveLength(1);
});
