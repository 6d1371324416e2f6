import type { Message } from '@gosds/ghs/message';
import type { HazardClass } from '@gosds/ghs/hazard';
import { emptyDraft, type Draft, type DraftIngredient } from '../draft/draft.ts';
import { type InputPath, valueAt } from '../draft/input-path.ts';
import { physicalStateOf } from '../draft/physical-state.ts';
import { makeSheet } from '../make-sheet.ts';
import type { SheetFacts } from '../sheet-input.ts';
import { appliesIn } from '../sections/09-properties/applies-in-state.ts';
import { plausibleAnswers } from './plausible-answers-table.ts';
import { reviewSheet } from './review.ts';
import { withInput } from './with-fix.ts';

/** An open point of a sheet: a hazard class or transport entry that lacks data, or a finding without a reason. */
export type OpenPoint =
  | { readonly kind: 'class'; readonly hazardClass: HazardClass }
  | { readonly kind: 'transport' }
  | { readonly kind: 'finding'; readonly message: Message };

/** The input whose answer settles the most open points. */
export type NextBestField = {
  readonly path: InputPath;
  /** The points that every plausible answer settles. */
  readonly decides: readonly OpenPoint[];
};

type Question = {
  readonly facts: SheetFacts;
  /** True if the user can go to the input now. */
  readonly isOffered: (path: InputPath) => boolean;
};

type Points = ReadonlyMap<string, OpenPoint>;

/** Open points by a key that does not change between two drafts. */
function openPoints(facts: SheetFacts, draft: Draft): Points {
  const made = makeSheet({ ...facts, draft });
  const { findings } = reviewSheet({ ...facts, draft, ...made, today: facts.revisionDate });
  const { classification, transport } = made.product;
  const points = new Map<string, OpenPoint>();
  for (const { status, hazardClass } of classification.outcomes) {
    if (status === 'incomplete') points.set(`class ${hazardClass}`, { kind: 'class', hazardClass });
  }
  if (transport.land.status === 'incomplete') points.set('transport', { kind: 'transport' });
  for (const { check, path, message, accepted } of findings) {
    if (accepted === null) points.set(`finding ${check} ${path}`, { kind: 'finding', message });
  }
  return points;
}

type OpenInput = { readonly path: InputPath; readonly answered: readonly Draft[] };

const blank = emptyDraft();

/** True if the path has no unit, or if the unit is the default one, which the plausible answers use. */
const hasUsualUnit = (draft: Draft, path: InputPath): boolean => {
  const unit = path.replace(/\.value$/, '.unit');
  return unit === path || valueAt(draft, unit) === valueAt(blank, unit);
};

const classified = {
  source: 'Safety data sheet of the supplier',
  harmless: { notHazardous: true, hazards: [] },
  harmful: { notHazardous: false, hazards: ['Acute Tox. 4 H302', 'Skin Irrit. 2 H315'] },
} as const;

/** True if nothing classifies the row yet: no catalogue record, no classification by hand, no parts. */
export const isUnclassified = ({ name, materialId, handClassification, parts }: DraftIngredient): boolean =>
  name.trim() !== '' && materialId === null && handClassification === null && parts.length === 0;

/** Substances without a classification by catalogue or user, answered once as harmless and once as harmful. */
function unclassifiedRows({ facts, isOffered }: Question): readonly OpenInput[] {
  const { draft } = facts;
  const [empty] = blank.ingredients;
  return draft.ingredients.flatMap((row, index): readonly OpenInput[] => {
    const path = `ingredients.${index}.name` as const;
    if (!isUnclassified(row) || empty === undefined || !isOffered(path)) return [];
    const answered = [classified.harmless, classified.harmful].map(({ notHazardous, hazards }) => ({
      ...draft,
      ingredients: draft.ingredients.map((each) =>
        each === row
          ? {
              ...each,
              handClassification: {
                ...{ specificLimits: [], mAcute: '', mChronic: '', ateOral: '', ateDermal: '', ateVapour: '' },
                ...{ ateDustMist: '', ateGas: '', source: classified.source },
                ...{ notHazardous, hazards: [...hazards] },
              },
            }
          : each,
      ),
    }));
    return [{ path, answered }];
  });
}

function openInputs(question: Question): readonly OpenInput[] {
  const { facts, isOffered } = question;
  const state = physicalStateOf(facts.draft.properties);
  const inputs = plausibleAnswers.flatMap(({ path, line, answers }): readonly OpenInput[] => {
    if (line !== undefined && !appliesIn(state, line)) return [];
    const isAnswered = valueAt(facts.draft, path) !== '' || !hasUsualUnit(facts.draft, path);
    if (isAnswered || !isOffered(path)) return [];
    return [{ path, answered: answers.map((answer) => withInput(facts.draft, path, answer)) }];
  });
  return [...unclassifiedRows(question), ...inputs];
}

/**
 * Finds the next best field: makes and reviews the sheet with each plausible answer of each open input, and counts the
 * points that all answers of an input settle. Makes one sheet in each step of the iteration, so that the caller can
 * pause. Null if no answer settles an open point.
 */
export function* searchNextBestField(question: Question): Generator<void, NextBestField | null> {
  const before = openPoints(question.facts, question.facts.draft);
  yield;
  let best: NextBestField | null = null;
  for (const { path, answered } of openInputs(question)) {
    let decided = [...before];
    for (const draft of answered) {
      const after = openPoints(question.facts, draft);
      decided = decided.filter(([key]) => !after.has(key));
      yield;
      // No further answer can beat the best one.
      if (decided.length <= (best?.decides.length ?? 0)) break;
    }
    if (decided.length > (best?.decides.length ?? 0)) best = { path, decides: decided.map(([, point]) => point) };
  }
  return best;
}
