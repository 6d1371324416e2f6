import type { Checkout } from '@gosds/usecases/checkout/checkout';
import { createDraft, getDraft } from '@gosds/usecases/drafts/open-draft';
import type { DraftDeps } from '@gosds/usecases/drafts/draft-deps';
import { saveDraft } from '@gosds/usecases/drafts/save-draft';
import { paidForm, paidPdf } from '@gosds/usecases/documents/view-document';
import { auditDocument, classifyProduct, inspectProduct } from '@gosds/usecases/public/inspect-product';
import { orderState, placeOrder, type PublicOrderDeps } from '@gosds/usecases/public/place-order';
import { rememberLists } from '@gosds/usecases/galleria/browse-lists';
import { publicLists, type PublicListDeps } from '@gosds/usecases/public/public-lists';
import { markWatch, ownWatch } from '@gosds/usecases/watch/own-watch';
import { recognise } from '@gosds/usecases/public/recognise';
import { type DocumentAdapters, inTurn } from '../documents/wire-documents.ts';

type Deps = DocumentAdapters & DraftDeps & Checkout & Omit<PublicListDeps, 'allLists'>;

/** The use cases for the routes of the public API, the same as for the web app. */
export function wirePublic(deps: Deps, createDocument: PublicOrderDeps['createDocument']) {
  const making = inTurn(deps);
  const { maxIngredients } = deps;
  const orders = { ...deps, createDocument };
  return {
    classify: making((made) => classifyProduct({ ...made, maxIngredients })),
    inspect: making((made) => inspectProduct({ ...made, maxIngredients })),
    audit: making((made) => auditDocument({ ...made, maxIngredients })),
    recognise: (draft: Parameters<typeof recognise>[1]) => recognise(deps.catalogue, draft),
    makeDraft: createDraft(deps),
    draft: getDraft(deps),
    saveDraft: saveDraft(deps),
    placeOrder: placeOrder(orders),
    orderState: orderState(orders),
    lists: publicLists({ ...deps, allLists: rememberLists(deps.chemicals) }),
    watch: ownWatch(deps),
    markWatch: markWatch(deps),
    pdf: paidPdf(deps),
    form: paidForm(deps),
  };
}
