import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { labelElements } from '@gosds/ghs/label/label-elements';
import { marketById } from '@gosds/ghs/markets/market-by-id';
import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import { assembleSheet } from './assemble-sheet.ts';
import { parseDraft } from './draft/entered.ts';
import { withPrecautionChoices } from './draft/chosen-precautions.ts';
import { marketBasis } from './profiles/countries.ts';
import { mixtureOf } from './draft/mixture-from-draft.ts';
import type { MadeSheet, SheetFacts } from './sheet-input.ts';
import { transportInputOf } from './draft/transport-input-of.ts';
import { asPacked } from './draft/vented-closure.ts';

/**
 * The whole way from a draft to its document: mixture, classification, label, transport, sixteen sections. Pure, and the
 * same in browser and server; never throws for a draft that its schema takes, however incomplete.
 */
export function makeSheet(facts: SheetFacts): MadeSheet {
  const { draft, substances } = facts;
  const entered = parseDraft(draft);
  const mixture = mixtureOf(entered, substances);
  const market = marketById(marketBasis(draft.description.country).rules);
  const classification = classifyMixture(mixture, market);
  const transport = classifyForTransport(transportInputOf({ entered, substances, mixture, classification }));
  const elements = labelElements(
    classification,
    asPacked({ entered, substances, mixture, classification, transport }),
    market,
  );
  const label = withPrecautionChoices(elements, draft.precautionChoices);
  const document = assembleSheet({ ...facts, entered, mixture, classification, label, transport });
  return { entered, mixture, classification, label, transport, document };
}
