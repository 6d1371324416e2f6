import type { Draft } from '../draft/draft.ts';
import { type InputPath, isInputPath } from '../draft/input-path.ts';
import { proposedCategories } from '../draft/use/proposed-categories.ts';
import { openFirstFields, openProposals } from '../draft/template/template-of.ts';
import { productCategoryNames } from '../generated/product-category-names.ts';
import { type Check, type Fault, fault } from './check.ts';

const names = new Map(productCategoryNames);

const stateFault = (state: string): readonly Fault[] =>
  state === ''
    ? []
    : [
        fault(`physical state ${state}`, 'properties.state', {
          label: `Confirm the state ${state}`,
          changes: [{ path: 'properties.state', value: state }],
        }),
      ];

/** One is taken over by its fix. Of several the user chooses those that fit. */
function categoryFault(draft: Draft, codes: readonly string[]): readonly Fault[] {
  // What the words of the use suggest is nearer to the product, and has a finding of its own.
  if (codes.length === 0 || proposedCategories(draft.description).length > 0) return [];
  const detail = codes.map((code) => `${code} ${names.get(code) ?? ''}`).join('; ');
  return [fault(`product category ${detail}`, 'description.productCategories')];
}

const usesFault = (codes: readonly string[]): readonly Fault[] =>
  codes.length === 0 ? [] : [fault(`use descriptors ${codes.join(', ')}`, 'description.reachUses')];

/** The input of a path, or where that is made only when it is needed, as a test is, what it is in. */
function nearestInput(draft: Draft, path: string): InputPath | null {
  if (isInputPath(draft, path)) return path;
  const parts = path.split('.');
  return parts.length > 1 ? nearestInput(draft, parts.slice(0, -1).join('.')) : null;
}

/** What the template of a sheet asks for: it proposes, and the user confirms. */
export const templateChecks: readonly Check[] = [
  {
    id: 'template.proposals',
    severity: 'should',
    message: 'The template proposes this, and nobody has confirmed it. Take what fits, or enter something else:',
    at: ['uses'],
    pointsTo: 'description.productCategories',
    findFaults: ({ product: { draft, documentType } }) => {
      const { state, categories, reachUses } = openProposals(draft, documentType === 'Reach');
      return [...stateFault(state), ...categoryFault(draft, categories), ...usesFault(reachUses)];
    },
  },
  {
    id: 'template.first',
    severity: 'hint',
    message: 'For a product of this kind, this matters first:',
    at: ['uses'],
    pointsTo: 'properties',
    findFaults: ({ product: { draft } }) =>
      openFirstFields(draft).map(({ path, question }) => fault(question, nearestInput(draft, path))),
  },
];
