import { createDocument } from '@gosds/usecases/documents/create-document';
import type { DocumentDeps, Making, MakingDeps } from '@gosds/usecases/documents/document-deps';
import { goodsSuggestions, nosIngredients } from '@gosds/usecases/documents/goods-suggestions';
import { credoCodes, hazardCodes } from '@gosds/usecases/documents/hazard-codes';
import { layOutDraft, viewDraftPage } from '@gosds/usecases/documents/draft-pages';
import { rememberAnswers } from '@gosds/usecases/documents/remember-answers';
import { openTemporaryPdf, saveTemporaryPdf } from '@gosds/usecases/documents/keep-temporary-pdf';
import { mailDocument } from '@gosds/usecases/documents/mail-document';
import { openPublicPage, publishPublicPage, withdrawPublicPage } from '@gosds/usecases/documents/public-page';
import { lastPublished, listVersions, startVersion, viewChanges } from '@gosds/usecases/documents/published-versions';
import { labelPdf, showLabel } from '@gosds/usecases/documents/package-label';
import { drawFirstPage } from '@gosds/usecases/documents/page-picture';
import { type SampleLanguage, sampleLanguages } from '@gosds/contract/documents/sample-sheet';
import { makeSample, viewSample, viewSamplePage } from '@gosds/usecases/documents/sample-sheet';
import { paidForm, paidPdf, viewPage, viewText } from '@gosds/usecases/documents/view-document';
import { sharedWhileRunning } from '@gosds/usecases/documents/shared-while-running';
import { lawAheadOfDraft } from '@gosds/usecases/documents/law-ahead-of-draft';
import { reviewDraft, reviewDraftPdf } from '@gosds/usecases/documents/review-draft';
import { isoDate } from '@gosds/usecases/clock';
import { policy } from '@gosds/usecases/policy';

type UserRequest = { readonly userId: string };
/** `makingOf` returns the tools that make a user's documents in turn with other users. */
export type DocumentAdapters = DocumentDeps & { readonly makingOf: (userId: string) => Making };

/** Runs the use case with the tools of the user who asks. */
export const inTurn =
  ({ makingOf, ...deps }: DocumentAdapters) =>
  <R extends UserRequest, T>(useCase: (deps: MakingDeps) => (request: R) => T) =>
  (request: R): T =>
    useCase({ ...deps, ...makingOf(request.userId) })(request);

/** The live page. Requests ask for the pages of a draft one by one; the draft is laid out once. */
function wireDraftPages(deps: DocumentAdapters) {
  const layOut = rememberAnswers(inTurn(deps)(layOutDraft), {
    keyOf: ({ draftId, userId, version }) => `${draftId} ${userId} ${version}`,
    max: policy.keptDraftPdfs,
  });
  const viewPage = inTurn(deps)((making) => viewDraftPage(making, layOut));
  return { layOut, viewPage };
}

/** Makes the sample of a language once a day, because the sheet shows the date. Takes turns with users. */
function wireSample({ makingOf, ...deps }: DocumentAdapters) {
  const making = { ...deps, ...makingOf('sample') };
  const ofDay = rememberAnswers(
    async ({ language }: { readonly day: string; readonly language: SampleLanguage }) => makeSample(making, language),
    { keyOf: ({ day, language }) => `${day} ${language}`, max: sampleLanguages.length },
  );
  const make = async (language: SampleLanguage) => ofDay({ day: isoDate(deps.clock()), language });
  /** Makes the English sample before a visitor asks for it. This also warms up the tools. */
  const prepare = async () => {
    const { pdf } = await make('en');
    drawFirstPage(making, pdf);
  };
  return { prepare, view: viewSample(making, make), viewPage: viewSamplePage(making, make) };
}

/** Use cases that make documents. */
const wireMaking = (making: ReturnType<typeof inTurn>) => ({
  create: sharedWhileRunning(
    making(createDocument),
    ({ draftId, userId, version }) => `${draftId} ${userId} ${version}`,
  ),
  viewPage: making(viewPage),
  review: making(reviewDraft),
  reviewPdf: making(reviewDraftPdf),
  lawAhead: making(lawAheadOfDraft),
  hazardCodes: making(hazardCodes),
  credoCodes: making(credoCodes),
  goodsSuggestions: making(goodsSuggestions),
  nosIngredients: making(nosIngredients),
  showLabel: making(showLabel),
  labelPdf: making(labelPdf),
});

/** The use cases that the routes of documents call. */
export const wireDocuments = (deps: DocumentAdapters) => ({
  ...wireMaking(inTurn(deps)),
  ofDraft: wireDraftPages(deps),
  sample: wireSample(deps),
  viewText: viewText(deps),
  paidPdf: paidPdf(deps),
  paidForm: paidForm(deps),
  openPublicPage: openPublicPage(deps),
  publishPublicPage: publishPublicPage(deps),
  withdrawPublicPage: withdrawPublicPage(deps),
  listVersions: listVersions(deps),
  startVersion: startVersion(deps),
  lastPublished: lastPublished(deps),
  viewChanges: viewChanges(deps),
  mail: mailDocument(deps),
  saveTemporaryPdf: saveTemporaryPdf(deps),
  openTemporaryPdf: openTemporaryPdf(deps),
  removeTemporaryPdf: (key: { readonly fileName: string; readonly userId: string }) =>
    deps.work.stores.temporaryPdfs.remove(key),
  listOrders: (userId: string) => deps.work.stores.orders.listSummaries(userId, policy.listed.orders),
});
