import { currentDraftSchema, handClassificationSchema, productTestSchema } from '@gosds/sheet/draft/draft';
import { purposes } from '@gosds/sheet/draft/use/purpose';
import { z } from 'zod';
import { redlineSectionSchema, sheetDifferenceSchema } from '../documents/sheet-difference.ts';
import { savedDraftSchema } from '../drafts/draft-fields.ts';
import { auditDocument } from './audit-document.ts';
import { draftInputSchema } from './draft-input.ts';
import { classifyProduct, inspectProduct } from './inspect-product.ts';
import { ownKey } from './own-key.ts';
import { listSchema } from '../galleria/get-chemical.ts';
import { thresholdSchema } from '../galleria/list-page.ts';
import { checkProduct, readChemical, readList, readListEntries, searchChemicals, searchLists } from './public-lists.ts';
import { orderState } from './public-orders.ts';
import { markWatch, readWatch } from './public-watch.ts';

export type Json = { [name: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Allows further properties: responses may get new fields, and clients must accept them. */
function open(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(open);
  if (!isJson(value)) return value;
  const parts = Object.entries(value).filter(([name, part]) => name !== 'additionalProperties' || part !== false);
  return Object.fromEntries(parts.map(([name, part]) => [name, open(part)]));
}

/** Forbids further properties, since the service refuses unknown fields. Maps keep their own rule. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isJson(value)) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]));
  const isOpen = value['type'] === 'object' && isJson(value['properties']) && !('additionalProperties' in value);
  return isOpen ? { ...parts, additionalProperties: false } : parts;
}

/** Removes what a reader can infer: the pattern of a format, and the limits of a safe integer. */
function override({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

const target = 'draft-2020-12';

function withoutHead(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema'));
}

/** JSON Schema of a request. */
export const asSent = (schema: z.ZodType): unknown =>
  closed(withoutHead({ ...z.toJSONSchema(schema, { target, override, io: 'input' }) }));

/** JSON Schema of a response. */
export const asAnswered = (schema: z.ZodType): unknown =>
  open(withoutHead({ ...z.toJSONSchema(schema, { target, override, io: 'output' }) }));

/** The property names of an object schema, or the values of a choice, joined; empty for any other schema. */
function fieldsOf(schema: unknown): string {
  if (!isJson(schema)) return '';
  const { properties, enum: choices } = schema;
  if (isJson(properties)) return Object.keys(properties).join();
  return Array.isArray(choices) ? choices.join() : '';
}

type Named = { readonly names: ReadonlyMap<string, string>; readonly fields: ReadonlySet<string> };

function readNamedParts(): Named {
  const parts = [
    ['Product', asSent(draftInputSchema)],
    ['Purpose', asSent(z.enum(purposes))],
    ['HandClassification', asSent(handClassificationSchema)],
    ['SavedHandClassification', asAnswered(handClassificationSchema)],
    ['ProductTest', asSent(productTestSchema)],
    ['SavedProductTest', asAnswered(productTestSchema)],
    ['ClassChanges', asAnswered(sheetDifferenceSchema.shape.classes)],
    ['RedlineSection', asAnswered(redlineSectionSchema)],
    ['Threshold', asAnswered(thresholdSchema)],
    ['SavedDraft', asAnswered(savedDraftSchema)],
    ['Draft', asAnswered(currentDraftSchema)],
    ['Order', asAnswered(orderState.response[200])],
    ['Classification', asAnswered(classifyProduct.response[200])],
    ['Inspection', asAnswered(inspectProduct.response[200])],
    ['Audit', asAnswered(auditDocument.response[200])],
    ['ChemicalList', asAnswered(listSchema)],
    ['ChemicalSearch', asAnswered(searchChemicals.response[200])],
    ['Chemical', asAnswered(readChemical.response[200])],
    ['ListSearch', asAnswered(searchLists.response[200])],
    ['ListRecord', asAnswered(readList.response[200])],
    ['ListEntries', asAnswered(readListEntries.response[200])],
    ['ProductCheck', asAnswered(checkProduct.response[200])],
    ['Watch', asAnswered(readWatch.response[200])],
    ['WatchMark', asAnswered(markWatch.response[200])],
    ['Key', asAnswered(ownKey.response[200])],
  ] as const;
  return {
    names: new Map(parts.map(([name, schema]) => [JSON.stringify(schema), name])),
    fields: new Set(parts.map(([, schema]) => fieldsOf(schema))),
  };
}

const kept: { named?: Named } = {};

/**
 * Name of a shared schema in the document and the client. Compares property names first, because serialising every
 * schema is slow.
 */
export function nameOf(schema: Json): string | undefined {
  const { names, fields } = (kept.named ??= readNamedParts());
  return fields.has(fieldsOf(schema)) ? names.get(JSON.stringify(schema)) : undefined;
}
