import { labelRegimeIds } from '@gosds/ghs/jurisdiction-id';
import { sheetDataHead } from './sheet-data-head.ts';
import { z } from 'zod';
import { additionKinds } from '../versions/apply-edits.ts';

const reason = z
  .strictObject({
    rule: z.string().describe('Stable id of the rule row, e.g. `skin.corrosive-5`.'),
    paragraph: z.string().describe('Paragraph of law, e.g. `CLP Annex I, Table 3.2.3`.'),
    summary: z.string().optional().describe('One English sentence with the numbers in it. Owner only.'),
    counted: z
      .array(
        z.strictObject({
          name: z.string(),
          percent: z.number().describe('End of the range of concentration that entered, in per cent.'),
          end: z.enum(['exact', 'lower', 'upper', 'most']),
          weight: z.number().optional(),
          note: z.string().optional(),
        }),
      )
      .optional()
      .describe('Ingredients as the rule counted them. Owner only.'),
    leftOut: z
      .array(z.strictObject({ name: z.string(), why: z.string() }))
      .optional()
      .describe('Ingredients that the rule does not count, and why. Owner only.'),
    found: z.number().optional().describe('Sum, estimate or measured value as compared, in `unit`. Owner only.'),
    limit: z.number().optional(),
    unit: z.string().optional(),
  })
  .meta({ id: 'Reason' });

const reasonNumbers = z.array(z.int().nonnegative()).describe('Places in `rationale.reasons`, from 0.');

const origin = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('input'), path: z.string().describe('Dotted path of the input.') }),
    z.strictObject({ kind: z.literal('classification'), reasons: reasonNumbers }),
    z.strictObject({
      kind: z.literal('catalogue'),
      cas: z.string().optional().describe('Owner only.'),
      source: z.string(),
    }),
    z.strictObject({
      kind: z.literal('rule'),
      paragraph: z.string(),
      why: z.string().optional().describe('Owner only.'),
    }),
    z.strictObject({ kind: z.literal('missing'), path: z.string().nullable(), why: z.string() }),
  ])
  .describe('Where a sentence comes from.')
  .meta({ id: 'Origin' });

const sentence = z.strictObject({ id: z.string(), text: z.string(), origin }).meta({ id: 'Sentence' });

const block = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('paragraph'), sentences: z.array(sentence) }),
    z.strictObject({ kind: z.literal('list'), items: z.array(sentence) }),
    z.strictObject({
      kind: z.literal('fields'),
      fields: z.array(z.strictObject({ label: z.string(), values: z.array(sentence) })),
    }),
    z.strictObject({
      kind: z.literal('table'),
      caption: z.string(),
      columns: z.array(z.strictObject({ heading: z.string(), width: z.number().describe('Relative.') })),
      rows: z.array(z.array(sentence)).describe('The first cell of a row is its header.'),
    }),
    z.strictObject({
      kind: z.literal('pictograms'),
      pictograms: z.array(
        z.strictObject({ code: z.string().describe('GHS01 to GHS09, or the class of a transport label.'), sentence }),
      ),
    }),
    z.strictObject({ kind: z.literal('signal-word'), sentence }),
  ])
  .meta({ id: 'Block' });

const part = z.strictObject({
  market: z.enum(labelRegimeIds),
  language: z.string().describe('BCP 47.'),
  direction: z.enum(['ltr', 'rtl']),
  documentType: z.enum(['Reach', 'GHS']),
  title: z.string(),
  legalBasis: z.string(),
  productName: z.string(),
  companyName: z.string(),
  issueDate: z.iso.date(),
  revisionDate: z.iso.date(),
  version: z.string(),
  ruleSet: z.string().describe('Version of the rules of classification, e.g. `eu-2026-05`.'),
  sections: z.array(
    z.strictObject({
      number: z.int(),
      heading: z.string(),
      subsections: z.array(z.strictObject({ number: z.string(), heading: z.string(), blocks: z.array(block) })),
    }),
  ),
});

const document = part
  .extend({
    otherPart: part.optional().describe('The same sheet in the second language that the law wants it in.'),
  })
  .describe('What is printed, sentence by sentence.')
  .meta({ id: 'Sheet' });

const hazard = z
  .strictObject({
    code: z.string().describe('Class and category, e.g. `Flam. Liq. 2`.'),
    hCode: z.string(),
    detail: z.string().optional().describe('Organ, effect or route.'),
  })
  .meta({ id: 'Hazard' });

const explained = z
  .strictObject({ value: z.string(), paragraph: z.string(), why: z.string().optional() })
  .meta({ id: 'Explained' });

const label = z.strictObject({
  signalWord: z.enum(['Danger', 'Warning']).nullable(),
  pictograms: z.array(explained),
  pictogramsDropped: z.array(explained),
  hazardStatements: z.array(explained),
  hazardStatementsDropped: z.array(explained),
  supplementalStatements: z.array(z.string()),
  precautionaryStatements: z.array(explained),
  precautionaryStatementsDropped: z.array(explained),
});

/** The reasons for the product's classification, label and transport. */
export const rationaleSchema = z
  .strictObject({
    detail: z
      .enum(['owner', 'recipient'])
      .describe('For a recipient the sums and shares are left out, from which a secret recipe could be read.'),
    classes: z.array(
      z.strictObject({
        hazardClass: z.string(),
        status: z.enum(['classified', 'not-classified', 'incomplete', 'not-adopted']),
        hazards: z.array(hazard),
        missing: z.array(z.string()),
        reasons: reasonNumbers,
      }),
    ),
    acuteToxicityEstimates: z
      .array(z.strictObject({ route: z.string(), value: z.number(), unknownPercent: z.number() }))
      .optional()
      .describe('Of the mixture. Owner only.'),
    label,
    transport: z.strictObject({
      status: z.enum(['regulated', 'not-regulated', 'incomplete']),
      unNumber: z.string().optional(),
      shippingName: z.string().optional(),
      class: z.string().optional(),
      subsidiaryHazards: z.array(z.string()).optional(),
      packingGroup: z.enum(['I', 'II', 'III']).optional(),
      environmentallyHazardous: z.boolean().optional(),
      missing: z.array(z.string()).optional(),
      reasons: reasonNumbers,
    }),
    acceptedFindings: z
      .array(
        z.strictObject({
          check: z.string().describe('Stable id of the check, e.g. `identification.emergency-telephone`.'),
          part: z.string().describe('Sub-heading of the sheet.'),
          paragraph: z.string().describe('Paragraph of law that asks for what is left open.'),
          reason: z.string().describe('Why it is left open, in the words of whoever made the sheet.'),
          messages: z.array(z.string()).optional().describe('What the review found. Owner only.'),
        }),
      )
      .optional()
      .describe('Points of law that the sheet leaves open, each with the reason written down for it.'),
    edits: z
      .array(
        z.strictObject({
          sentence: z.string().describe('Id of the sentence.'),
          part: z.int().min(0).max(1).describe('0 for the first language of the sheet, 1 for the second.'),
          isRemoved: z.boolean(),
          signalWord: z.enum(['Danger', 'Warning']).optional().describe('The signal word that the chemist chose.'),
          reason: z.string().describe('In the words of the chemist.'),
        }),
      )
      .optional()
      .describe('Sentences that a chemist wrote or removed against the proposal, each with the reason.'),
    additions: z
      .array(
        z.strictObject({
          kind: z.enum(additionKinds),
          code: z.string().describe('Such as `GHS05`, `H315` or `Danger`.'),
          names: z.string().optional().describe('The substances that the statement names.'),
          reason: z.string().describe('In the words of the chemist.'),
        }),
      )
      .optional()
      .describe('Elements that a chemist added to the label, each with the reason.'),
    reasons: z.array(reason),
  })
  .describe('Why the product is classified, labelled and shipped so.')
  .meta({ id: 'Rationale' });

/** The sheet and its rationale as data, published as `docs/sheet.schema.json`. */
export const sheetDataSchema = z
  .strictObject({
    ...sheetDataHead,
    sheet: document,
    rationale: rationaleSchema,
  })
  .meta({ title: 'Safety data sheet with its rationale' });

export type SheetData = z.input<typeof sheetDataSchema>;
