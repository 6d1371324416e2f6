import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import { findingsOf } from './draft-findings.ts';
import { type StepId, stepIds, stepOfPath } from './journey.ts';
import type { WizardUi } from './wizard-ui-store.ts';

/**
 * True if nobody has worked on a part of the draft; ingredient rows count once one has a name. A new sheet may bring the
 * country and the company profile, and the product of the front page a state and a flash point.
 */
function isAsNew(draft: Draft, part: keyof Draft): boolean {
  if (part === 'ingredients') return draft.ingredients.every(({ name, proportion }) => name + proportion === '');
  if (part === 'description') return draft.description.productName === '';
  if (part === 'properties') return draft.properties.waterSolubility === '';
  return JSON.stringify(draft[part]) === JSON.stringify(emptyDraft()[part]);
}

const parts = ['description', 'ingredients', 'properties', 'dangerousGoods', 'review'] as const;

/** What an earlier visit has shown: the steps with content, and the findings of completed steps. */
export function seenOnOpening(draft: Draft, completed: ReadonlySet<StepId>): Pick<WizardUi, 'visited' | 'asked'> {
  const filled = parts.filter((part) => !isAsNew(draft, part)).map((part) => stepOfPath(part));
  const shown = findingsOf(draft)
    .all.map(({ path }) => path)
    .filter((path) => {
      const step = stepOfPath(path);
      return step !== undefined && completed.has(step);
    });
  return { visited: new Set(stepIds.filter((id) => completed.has(id) || filled.includes(id))), asked: new Set(shown) };
}
