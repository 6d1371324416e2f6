import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import type { Hazard } from '@gosds/ghs/hazard';
import type { PhysicalState } from '@gosds/ghs/mixture';
import type { StatementContext } from './finish-statement.ts';
import type { Phrases } from './generated/phrases.ts';
import type { StatementSlot } from './generated/statement-slots.ts';
import type { Wording } from './statement-text.ts';

type StatementWords = Phrases['statementWords'];

/** Forms in which people may breathe in a product, by P260 and P261. */
export type BreathedForm = keyof StatementWords['forms'];

export type StatementFacts = {
  readonly hazards: readonly Hazard[];
  readonly physicalState: PhysicalState;
  readonly wording: Wording;
  /** e.g. `nitrile rubber`, in the language of the wording. */
  readonly gloveMaterial?: string;
  /** If the use is unknown, the forms of the product's state. */
  readonly breathedForms?: readonly BreathedForm[];
  /** True for a liquid that ordinary foam extinguishes: no ingredient mixes with water. */
  readonly keepsOrdinaryFoam?: boolean;
  /** The supplier's words, which take precedence over derived ones. */
  readonly slots?: Readonly<Partial<Record<StatementSlot, string>>>;
};

const formsOf: Readonly<Record<PhysicalState, readonly BreathedForm[]>> = {
  gas: ['gas'],
  liquid: ['mist', 'vapours'],
  solid: ['dust'],
  aerosol: ['mist', 'vapours', 'spray'],
};

/**
 * Extinguishing media by flammable class; the first match applies. CLP Annex IV, P378: to be named if water increases
 * the risk.
 */
const media: readonly (readonly [AnyHazard, keyof StatementWords['media']])[] = [
  [['Water-react.', 'Pyr. Sol.', 'Pyr. Liq.'], 'waterReactive'],
  [['Ox. Liq.', 'Ox. Sol.', 'Org. Perox.', 'Self-react.'], 'oxidiser'],
  [['Flam. Liq.', 'Aerosol'], 'flammableLiquid'],
  ['Flam. Sol.', 'flammableSolid'],
];

type Equipment = keyof StatementWords['equipment'];

/** Protective equipment by hazard: CLP Annex IV, Table 1.2, P280, column 5. */
const equipment: readonly (readonly [AnyHazard, readonly Equipment[]])[] = [
  ['Skin Corr.', ['gloves', 'clothing', 'eye', 'face']],
  [
    ['H310', 'H311', 'H312', 'H313'],
    ['gloves', 'clothing'],
  ],
  [['Skin Irrit.', 'Skin Sens.'], ['gloves']],
  [
    ['Eye Dam.', 'Eye Irrit.'],
    ['eye', 'face'],
  ],
  [
    ['Muta.', 'Carc.', 'Repr.'],
    ['gloves', 'clothing', 'eye', 'face'],
  ],
  [
    ['Flam. Liq.', 'Flam. Sol.', 'Ox. Gas', 'Ox. Liq.', 'Ox. Sol.', 'Org. Perox.', 'Self-react.'],
    ['gloves', 'eye', 'face'],
  ],
  [
    ['Pyr. Gas', 'Pyr. Liq.', 'Pyr. Sol.', 'Water-react.', 'Self-heat.', 'Flam. Gas'],
    ['gloves', 'eye', 'face'],
  ],
  [
    ['Expl.', 'Unst. Expl.', 'Desen. Expl.'],
    ['gloves', 'clothing', 'eye', 'face'],
  ],
];

const equipmentOrder: readonly Equipment[] = ['gloves', 'clothing', 'eye', 'face'];

/**
 * Fills the open slots of P-statements from known facts about the product. The statements report slots that stay open.
 */
export function statementContext(facts: StatementFacts): StatementContext {
  const { statementWords, sheet } = facts.wording.language;
  const fitting = mediumOf(facts);
  const forms = (facts.breathedForms ?? formsOf[facts.physicalState]).map((form) => statementWords.forms[form]);
  return {
    wording: facts.wording,
    slots: {
      exposureForms: sheet.shared.list(forms, 'or'),
      ...protectiveEquipment(facts),
      ...(facts.hazards.some((hazard) => isAnyOf(hazard, ['Skin Corr.', 'Skin Irrit.', 'Skin Sens.']))
        ? { washingAgent: statementWords.soapAndWater }
        : {}),
      ...(fitting ? { extinguishingMedia: statementWords.media[fitting] } : {}),
      ...facts.slots,
    },
  };
}

function mediumOf({ hazards, keepsOrdinaryFoam }: StatementFacts): keyof StatementWords['media'] | undefined {
  const medium = media.find(([wanted]) => hazards.some((hazard) => isAnyOf(hazard, wanted)))?.[1];
  return medium === 'flammableLiquid' && keepsOrdinaryFoam ? 'hydrocarbonLiquid' : medium;
}

function protectiveEquipment({ hazards, gloveMaterial, wording }: StatementFacts): { protectiveEquipment?: string } {
  const { statementWords, sheet } = wording.language;
  const needed = new Set(
    hazards.flatMap((hazard) => equipment.filter(([wanted]) => isAnyOf(hazard, wanted)).flatMap(([, items]) => items)),
  );
  const wordOf = (item: Equipment) =>
    item === 'gloves' && gloveMaterial ? statementWords.glovesOf(gloveMaterial) : statementWords.equipment[item];
  const chosen = equipmentOrder.filter((item) => needed.has(item)).map(wordOf);
  return chosen.length > 0 ? { protectiveEquipment: sheet.shared.list(chosen, 'and') } : {};
}
