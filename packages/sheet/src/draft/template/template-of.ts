import { followsClp } from '@gosds/ghs/label/follows-clp';
import { templates } from '../../generated/templates.ts';
import type { Draft } from '../draft.ts';
import { valueAt } from '../input-path.ts';
import { marketOf } from '../../profiles/countries.ts';
import { isBlank } from '../is-blank.ts';
import { isAnsweredByUnit } from '../quantity.ts';
import type { FirstField, Template } from './template.ts';

/** The template that a sheet was begun from; undefined where it was begun empty. */
export const templateOf = ({ template }: Draft): Template | undefined => templates.find(({ id }) => id === template.id);

const isText = (value: unknown): value is string => typeof value === 'string';

/** A text, a list, a record, or a value with its unit. */
export function isFilled(value: unknown): boolean {
  if (isText(value)) return !isBlank(value);
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return false;
  const amount: unknown = Reflect.get(value, 'value');
  const unit: unknown = Reflect.get(value, 'unit');
  if (isText(amount)) return !isBlank(amount) || (isText(unit) && isAnsweredByUnit(unit));
  return Object.values(value).some(isFilled);
}

/** Ticked by the user: of ingredients only they know whether those that are meant are there. */
export const isByHand = ({ path }: Pick<FirstField, 'path'>): boolean => path === 'ingredients';

export const isDone = (draft: Draft, field: FirstField): boolean =>
  isByHand(field) ? draft.template.ticked.includes(field.path) : isFilled(valueAt(draft, field.path));

/** A UFI is asked for where CLP is followed, and until a country is chosen. */
const isAsked = ({ description: { country } }: Draft, { path }: FirstField): boolean =>
  path !== 'description.ufiNumbers' || country === '' || followsClp(marketOf(country));

/** The fields that matter first for the sheet, in the order of its template; none without a template. */
export const firstFields = (draft: Draft): readonly FirstField[] =>
  templateOf(draft)?.first.filter((field) => isAsked(draft, field)) ?? [];

/** Those that are still open. */
export const openFirstFields = (draft: Draft): readonly FirstField[] =>
  firstFields(draft).filter((field) => !isDone(draft, field));

/** What the template proposes and the user has neither taken nor answered otherwise. */
export type TemplateProposals = Pick<Template, 'state' | 'categories' | 'reachUses'>;

const nothing: TemplateProposals = { state: '', categories: [], reachUses: [] };

/** Use descriptors are proposed where the sheet is one of REACH alone. */
export function openProposals(draft: Draft, isReach: boolean): TemplateProposals {
  const template = templateOf(draft);
  if (template === undefined) return nothing;
  const { description, properties } = draft;
  return {
    state: isBlank(properties.state) ? template.state : '',
    categories: description.productCategories.length === 0 ? template.categories : [],
    reachUses: isReach && description.reachUses.length === 0 ? template.reachUses : [],
  };
}
