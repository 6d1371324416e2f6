import { followsClp } from '@gosds/ghs/label/follows-clp';
import { templates } from '../../generated/templates.ts';
import type { Draft } from '../draft.ts';
import { valueAt } from '../input-path.ts';
import { marketOf } from '../../profiles/countries.ts';
import { isBlank } from '../is-blank.ts';
import { isAnsweredByUnit } from '../quantity.ts';
import type { FirstField, Template } from './template.ts';

/** The template that the sheet started from; undefined if it started empty. */
export const templateOf = ({ template }: Draft): Template | undefined => templates.find(({ id }) => id === template.id);

const isText = (value: unknown): value is string => typeof value === 'string';

/** True if a text, a list, a record, or a value with its unit has content. */
export function isFilled(value: unknown): boolean {
  if (isText(value)) return !isBlank(value);
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return false;
  const amount: unknown = Reflect.get(value, 'value');
  const unit: unknown = Reflect.get(value, 'unit');
  if (isText(amount)) return !isBlank(amount) || (isText(unit) && isAnsweredByUnit(unit));
  return Object.values(value).some(isFilled);
}

/** True for ingredients: only the user knows whether all of them are there, so the user ticks the field. */
export const isByHand = ({ path }: Pick<FirstField, 'path'>): boolean => path === 'ingredients';

export const isDone = (draft: Draft, field: FirstField): boolean =>
  isByHand(field) ? draft.template.ticked.includes(field.path) : isFilled(valueAt(draft, field.path));

/** A UFI is asked for if the market follows CLP, and until a country is chosen. */
const isAsked = ({ description: { country } }: Draft, { path }: FirstField): boolean =>
  path !== 'description.ufiNumbers' || country === '' || followsClp(marketOf(country));

/** The fields to fill in first, in the order of the template; none without a template. */
export const firstFields = (draft: Draft): readonly FirstField[] =>
  templateOf(draft)?.first.filter((field) => isAsked(draft, field)) ?? [];

/** The first fields that are not done. */
export const openFirstFields = (draft: Draft): readonly FirstField[] =>
  firstFields(draft).filter((field) => !isDone(draft, field));

/** Proposals of the template that the user has neither accepted nor answered differently. */
export type TemplateProposals = Pick<Template, 'state' | 'categories' | 'reachUses'>;

const nothing: TemplateProposals = { state: '', categories: [], reachUses: [] };

/** Use descriptors are proposed only for a REACH sheet. */
export function openProposals(draft: Draft, { isReach }: { readonly isReach: boolean }): TemplateProposals {
  const template = templateOf(draft);
  if (template === undefined) return nothing;
  const { description, properties } = draft;
  return {
    state: isBlank(properties.state) ? template.state : '',
    categories: description.productCategories.length === 0 ? template.categories : [],
    reachUses: isReach && description.reachUses.length === 0 ? template.reachUses : [],
  };
}
