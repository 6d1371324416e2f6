import { sheetDataSchema } from '@gosds/sheet/printed-inputs/sheet-data-schema';
import type { Draft } from '@gosds/sheet/draft/draft';
import { Problem } from '@gosds/contract/problem';
import { collectFacts } from '../documents/collect-facts.ts';
import type { MakingDeps } from '../documents/document-deps.ts';
import { hasTooManyRows } from '../drafts/draft-quota.ts';
import { policy } from '../policy.ts';
import type { NotCarried } from '../sheet-files.ts';
import { recognise } from './recognise.ts';

export type ProductDeps = MakingDeps & { readonly maxIngredients: number };

type ProductRequest = { readonly userId: string; readonly draft: Draft };

/** The facts for a described product as of today. Stores nothing. */
async function factsOf(deps: ProductDeps, { userId, draft: described }: ProductRequest) {
  await deps.limiter.take(policy.rateLimits.productsPerUser, userId);
  if (hasTooManyRows(described, deps.maxIngredients)) throw new Problem('too-many-ingredients');
  const draft = await recognise(deps.catalogue, described);
  const { catalogue, clock, emergencyResponse } = deps;
  const facts = await collectFacts(catalogue, { draft, previous: undefined, today: clock(), emergencyResponse });
  const ingredients = draft.ingredients.map(({ id, name, materialId }) => ({ id, name, materialId }));
  return { facts, ingredients };
}

/** Hazard classes, label and transport with their reasons, taken from the data of a sheet made for this purpose. */
export const classifyProduct = (deps: ProductDeps) => async (request: ProductRequest) => {
  const { facts, ingredients } = await factsOf(deps, request);
  const { files } = await deps.sheets.make({ facts, logo: undefined, knownHash: undefined });
  const { sheet, rationale } = sheetDataSchema.parse(JSON.parse(files?.forms.get('json') ?? ''));
  const { productName, market, ruleSet } = sheet;
  const { classes, acuteToxicityEstimates, label, transport, reasons } = rationale;
  return {
    about: { productName, market, ruleSet, date: facts.revisionDate },
    ingredients,
    classification: { classes, acuteToxicityEstimates, label, transport, reasons },
  };
};

/** Reviews a described product. */
export const inspectProduct = (deps: ProductDeps) => async (request: ProductRequest) => {
  const { facts, ingredients } = await factsOf(deps, request);
  const { about, review } = await deps.sheets.review(facts);
  return { about: { ...about, date: facts.revisionDate }, ingredients, review };
};

const whyNot: Readonly<Record<NotCarried, string>> = {
  'foreign-pdf': 'This PDF does not contain the data of a sheet.',
  broken: 'This PDF is broken.',
  encrypted: 'This PDF is encrypted.',
  unreadable: 'The data in this PDF are of another form, or damaged.',
};

/** Audits a finished sheet against the requirements for its product. */
export const auditDocument =
  (deps: ProductDeps) =>
  async ({ pdf, ...request }: ProductRequest & { readonly pdf: Uint8Array }) => {
    const { facts } = await factsOf(deps, request);
    const audited = await deps.sheets.audit({ facts, pdf });
    if (audited.status === 'refused') throw new Problem('validation', { fields: { pdf: whyNot[audited.why] } });
    return audited;
  };
