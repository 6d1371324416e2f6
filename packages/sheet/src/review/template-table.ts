import { tell, tellOf } from '@gosds/phrases/finding-message';
import { joined, type Message } from '@gosds/ghs/message';
import { ownValue } from '@gosds/ghs/own-value';
import type { Draft } from '../draft/draft.ts';
import { type InputPath, isInputPath } from '../draft/input-path.ts';
import { proposedCategories } from '../draft/use/proposed-categories.ts';
import { openFirstFields, openProposals } from '../draft/template/template-of.ts';
import { whyFirst } from '../draft/template/why-first.ts';
import { productCategoryNames } from '../generated/product-category-names.ts';
import { type Check, type Fault, fault } from './check.ts';

const names = new Map(productCategoryNames);

/** The options of the form that templates propose. */
const states: Readonly<Record<string, Message>> = {
  Gas: tell('state.Gas'),
  Liquid: tell('state.Liquid'),
  Solid: tell('state.Solid'),
  Aerosol: tell('state.Aerosol'),
};

const named = (state: string): Message | string => ownValue(states, state) ?? state;

const stateFault = (state: string): readonly Fault[] =>
  state === ''
    ? []
    : [
        fault(tellOf('template.state', named(state)), 'properties.state', {
          label: tellOf('template.confirmState', named(state)),
          changes: [{ path: 'properties.state', value: state }],
        }),
      ];

/** Offers a fix for a single category; the user chooses among several. */
function categoryFault(draft: Draft, codes: readonly string[]): readonly Fault[] {
  // Categories suggested by the words of the use fit the product better and have their own finding.
  if (codes.length === 0 || proposedCategories(draft.description).length > 0) return [];
  const detail = joined(
    'semicolon',
    codes.map((code) => `${code} ${names.get(code) ?? ''}`),
  );
  return [fault(tellOf('template.category', detail), 'description.productCategories')];
}

const usesFault = (codes: readonly string[]): readonly Fault[] =>
  codes.length === 0 ? [] : [fault(tellOf('template.uses', codes), 'description.reachUses')];

/** The input at a path. If the input does not exist yet, as for a test, the nearest one that contains it. */
function nearestInput(draft: Draft, path: string): InputPath | null {
  if (isInputPath(draft, path)) return path;
  const parts = path.split('.');
  return parts.length > 1 ? nearestInput(draft, parts.slice(0, -1).join('.')) : null;
}

/** Checks for sheets from a template. The template proposes, the user confirms. */
export const templateChecks: readonly Check[] = [
  {
    id: 'template.proposals',
    severity: 'should',
    says: tell('template.proposals'),
    at: ['uses'],
    pointsTo: 'description.productCategories',
    findFaults: ({ product: { draft, documentType } }) => {
      const { state, categories, reachUses } = openProposals(draft, { isReach: documentType === 'Reach' });
      return [...stateFault(state), ...categoryFault(draft, categories), ...usesFault(reachUses)];
    },
  },
  {
    id: 'template.first',
    severity: 'hint',
    says: tell('template.first'),
    at: ['uses'],
    pointsTo: 'properties',
    findFaults: ({ product: { draft } }) =>
      openFirstFields(draft).map(({ path }) => fault(whyFirst(draft.template.id, path), nearestInput(draft, path))),
  },
];
