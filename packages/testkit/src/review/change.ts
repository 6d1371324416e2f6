import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import type { Hazard } from '@gosds/ghs/hazard';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { SentenceId } from '@gosds/sheet/model/sentence-id';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { FinishedSheet } from '@gosds/sheet/review/checked-sheet';
import { usualLanguageOf } from '@gosds/sheet/profiles/countries';
import { type BlockEdit, editBlock } from '@gosds/sheet/model/block';
import { makeSheet } from '@gosds/sheet/make-sheet';
import { productOf } from '@gosds/sheet/product/assess';
import type { Classified } from '@gosds/sheet/product/product';
import type { TransportOutcome, TransportProposal } from '@gosds/transport/transport';
import { alkalineCleaner } from '../products/alkaline-cleaner.ts';
import { brakeCleaner } from '../products/brake-cleaner.ts';
import { fungicide } from '../products/fungicide.ts';
import { factsOf } from '../products/sheet-of.ts';

const products = { brake: brakeCleaner, cleaner: alkalineCleaner, fungicide } as const;

/** A small change of a golden product: in the input, in the results, or in the finished document. */
export type Change = {
  readonly of?: keyof typeof products;
  readonly draft?: (draft: Draft) => Draft;
  readonly made?: (made: Classified) => Classified;
  readonly document?: (document: SheetDocument) => SheetDocument;
  readonly today?: string;
};

/** The product with all changes applied in order. */
export function finished(...changes: readonly Change[]): FinishedSheet {
  const of = changes.find((change) => change.of)?.of ?? 'brake';
  const draft = changes.reduce<Draft>((each, change) => change.draft?.(each) ?? each, products[of].draft);
  const facts = factsOf(draft);
  const whole = makeSheet(facts);
  const made = changes.reduce<Classified>((each, change) => change.made?.(each) ?? each, whole.product);
  const product = productOf(whole.product, { ...facts, asOf: facts.revisionDate }, made);
  const document = changes.reduce<SheetDocument>((each, change) => change.document?.(each) ?? each, whole.document);
  const today = changes.find((change) => change.today)?.today ?? '2026-11-21';
  return { ...facts, product, document, today };
}

type Edit = BlockEdit['sentence'];

/** Changes or removes each sentence. */
export const withSentences = (edit: Edit): Change => ({
  document: (document) => ({
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      subsections: section.subsections.map((part) => ({
        ...part,
        blocks: part.blocks.flatMap((block) => editBlock(block, { sentence: edit }) ?? []),
      })),
    })),
  }),
});

/** Removes every sentence whose id begins with a prefix. */
export const drop = (...prefixes: readonly string[]): Change =>
  withSentences((sentence) => (prefixes.some((prefix) => sentence.id.startsWith(prefix)) ? undefined : sentence));

/** Replaces the text of a sentence. */
export const say = (id: SentenceId, text: string): Change =>
  withSentences((sentence) => (sentence.id === id ? { ...sentence, text } : sentence));

/** Replaces the id of a sentence, as if it were another sentence. */
export const rename = (id: SentenceId, other: SentenceId): Change =>
  withSentences((sentence) => (sentence.id === id ? { ...sentence, id: other } : sentence));

export const description = (changed: Partial<Draft['description']>): Change => ({
  draft: (draft) => ({ ...draft, description: { ...draft.description, ...changed } }),
});

/** Makes the sheet begin from a template. */
export const begunAs = (id: string): Change => ({
  draft: (draft) => ({ ...draft, template: { id, ticked: [] } }),
});

export const to = (country: string): Change =>
  description({ country, vendorCountry: country, language: usualLanguageOf(country) });

export const properties = (changed: Partial<Draft['properties']>): Change => ({
  draft: (draft) => ({ ...draft, properties: { ...draft.properties, ...changed } }),
});

export const goods = (changed: Partial<Draft['dangerousGoods']>): Change => ({
  draft: (draft) => ({ ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true, ...changed } }),
});

export const row = (at: number, changed: Partial<Draft['ingredients'][number]>): Change => ({
  draft: (draft) => ({
    ...draft,
    ingredients: draft.ingredients.map((each, index) => (index === at ? { ...each, ...changed } : each)),
  }),
});

export const rows = (change: (rows: Draft['ingredients']) => Draft['ingredients']): Change => ({
  draft: (draft) => ({ ...draft, ingredients: change(draft.ingredients) }),
});

export const made = (change: (made: Classified) => Classified): Change => ({ made: change });

export const printed = (change: (document: SheetDocument) => SheetDocument): Change => ({ document: change });

/** Joins all changes into one. */
export const all = (...changes: readonly Change[]): Change => {
  const of = changes.find((change) => change.of)?.of;
  const today = changes.find((change) => change.today)?.today;
  return {
    ...(of ? { of } : {}),
    ...(today ? { today } : {}),
    draft: (draft) => changes.reduce((each, change) => change.draft?.(each) ?? each, draft),
    made: (result) => changes.reduce((each, change) => change.made?.(each) ?? each, result),
    document: (document) => changes.reduce((each, change) => change.document?.(each) ?? each, document),
  };
};

/** Removes these hazards from the product, as if they had been overlooked. */
export const overlooked = (wanted: AnyHazard): Change =>
  made((result) => ({
    ...result,
    classification: {
      ...result.classification,
      hazards: result.classification.hazards.filter((hazard) => !isAnyOf(hazard, wanted)),
      outcomes: result.classification.outcomes.map((outcome) =>
        outcome.hazards.some((hazard) => isAnyOf(hazard, wanted))
          ? { ...outcome, status: 'not-classified', hazards: [] }
          : outcome,
      ),
    },
  }));

/** Changes the transport proposal, for every mode. */
export const engineProposes = (changed: Partial<TransportProposal>): Change => {
  const of = (outcome: TransportOutcome): TransportOutcome =>
    outcome.status === 'regulated' ? { ...outcome, proposal: { ...outcome.proposal, ...changed } } : outcome;
  return made(({ transport: { land, sea, air }, ...result }) => ({
    ...result,
    transport: { land: of(land), sea: of(sea), air: of(air) },
  }));
};

/** Adds a hazard class that nothing leads to. */
export const given = (
  hazardClass: Classified['classification']['outcomes'][number]['hazardClass'],
  code: Hazard['code'],
  hCode: Hazard['hCode'],
): Change =>
  made((result) => ({
    ...result,
    classification: {
      ...result.classification,
      hazards: [...result.classification.hazards, { code, hCode }],
      outcomes: [
        ...result.classification.outcomes.filter((outcome) => outcome.hazardClass !== hazardClass),
        { hazardClass, status: 'classified', hazards: [{ code, hCode }], reasons: [], missing: [] },
      ],
    },
  }));
