import { z } from 'zod';
import type { Call } from '../call.ts';
import { listSchema } from './get-chemical.ts';

const materialId = z.int().positive().max(2_147_483_647);
const nodeId = z.string().max(200);

/** Country by id, region by code; 0 and 0 mean the whole world. A country determines its region. */
export const placeFields = {
  galleriaCountryCode: z.int().min(0).max(999),
  galleriaRegionCode: z.int().min(0).max(9),
};

const nodeSchema = z.object({
  attr: z.object({
    /** `US`, `US/water`, or the code of a list. */
    id: z.string(),
    type: z.enum(['country', 'topic', 'list']),
    /** Number of data points below the node, and how many of them name the chemical. */
    lists: z.int(),
    named: z.int(),
  }),
  data: z.object({
    /** Title shown, in English. */
    title: z.string(),
    /** The code of the country or list, or the topic. */
    name: z.string(),
  }),
  /** The list of a data point; null for a node that holds several. */
  list: listSchema.nullable(),
});

export type GalleriaNode = z.infer<typeof nodeSchema>;

export const treeNodes = {
  method: 'POST',
  path: '/api/galleria/tree',
  summary:
    'The child nodes of a node of the tree of lists at a place; with SelectedNodeIds, the lists below these nodes, which are the data points.',
  body: z.strictObject({
    ...placeFields,
    /** Empty means the root. */
    NodeId: nodeId.default(''),
    NodeType: z.enum(['root', 'country', 'topic', 'list']).default('root'),
    /** If given, counts the lists that name this chemical. */
    MaterialId: materialId.optional(),
    /** `root` selects all. */
    SelectedNodeIds: z.array(nodeId).max(10_000).optional(),
    /** Codes or labels of industries; empty means every list. */
    industry: z.array(z.string().max(100)).max(67).default([]),
  }),
  response: { 200: z.object({ nodes: z.array(nodeSchema).readonly() }) },
} as const satisfies Call;
