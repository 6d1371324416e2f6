import type { Hazard } from '@gosds/ghs/hazard';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { joinWords, type StatementContext, type StatementSlot } from './finish-statement.ts';

export type StatementFacts = {
  readonly hazards: readonly Hazard[];
  readonly physicalState: PhysicalState;
  readonly language: string;
  /** e.g. `nitrile rubber`. */
  readonly gloveMaterial?: string;
  /** True where the product is sprayed in use. */
  readonly isSprayed?: boolean;
  /** What the supplier said; it goes before all that is derived. */
  readonly slots?: Readonly<Partial<Record<StatementSlot, string>>>;
};

const formsOf: Readonly<Record<PhysicalState, readonly string[]>> = {
  gas: ['gas'],
  liquid: ['mist', 'vapours'],
  solid: ['dust'],
  aerosol: ['mist', 'vapours', 'spray'],
};

/** Extinguishing media by what burns; the first that fits. CLP Annex IV, P378: to be named where water increases the risk. */
const media: readonly (readonly [RegExp, string])[] = [
  [/^(Water-react\.|Pyr\. Sol\.|Pyr\. Liq\.)/, 'dry sand, dry powder or special powder for metal fires'],
  [/^(Ox\. Liq\.|Ox\. Sol\.|Org\. Perox\.|Self-react\.)/, 'water spray'],
  [/^(Flam\. Liq\.|Aerosol)/, 'alcohol-resistant foam, dry powder or carbon dioxide'],
  [/^Flam\. Sol\./, 'water spray, foam, dry powder or carbon dioxide'],
];

/** Protective equipment by hazard: CLP Annex IV, Table 1.2, P280, column 5. */
const equipment: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Skin Corr\./, ['gloves', 'clothing', 'eye', 'face']],
  [/^Acute Tox\. \d H31/, ['gloves', 'clothing']],
  [/^Skin (Irrit|Sens)\./, ['gloves']],
  [/^Eye (Dam|Irrit)\./, ['eye', 'face']],
  [/^(Muta|Carc|Repr)\./, ['gloves', 'clothing', 'eye', 'face']],
  [/^(Flam\. Liq|Flam\. Sol|Ox\.|Org\. Perox|Self-react)/, ['gloves', 'eye', 'face']],
  [/^(Pyr\.|Water-react\.|Self-heat\.|Flam\. Gas)/, ['gloves', 'eye', 'face']],
  [/^(Expl\.|Unst\. Expl|Desen)/, ['gloves', 'clothing', 'eye', 'face']],
];

const equipmentOrder = ['gloves', 'clothing', 'eye', 'face'];

/** Fills the open places of the P-statements from what is known of the product; what stays open is reported there. */
export function statementContext(facts: StatementFacts): StatementContext {
  const extinguishingMedia = media.find(([pattern]) => facts.hazards.some(({ code }) => pattern.test(code)))?.[1];
  return {
    language: facts.language,
    slots: {
      exposureForms: joinWords(exposureForms(facts), 'or'),
      ...protectiveEquipment(facts),
      ...(facts.hazards.some(({ code }) => code.startsWith('Skin')) ? { washingAgent: 'soap and water' } : {}),
      ...(extinguishingMedia ? { extinguishingMedia } : {}),
      ...facts.slots,
    },
  };
}

function exposureForms({ physicalState, isSprayed }: StatementFacts): string[] {
  const forms = formsOf[physicalState];
  return isSprayed && !forms.includes('spray') ? [...forms, 'spray'] : [...forms];
}

function protectiveEquipment({ hazards, gloveMaterial }: StatementFacts): { protectiveEquipment?: string } {
  const needed = new Set(
    hazards.flatMap(({ code, hCode }) =>
      equipment.filter(([pattern]) => pattern.test(`${code} ${hCode}`)).flatMap(([, items]) => items),
    ),
  );
  const words = new Map([
    ['gloves', gloveMaterial ? `protective gloves (${gloveMaterial})` : 'protective gloves'],
    ['clothing', 'protective clothing'],
    ['eye', 'eye protection'],
    ['face', 'face protection'],
  ]);
  const chosen = equipmentOrder.filter((item) => needed.has(item)).map((item) => words.get(item) ?? item);
  return chosen.length > 0 ? { protectiveEquipment: joinWords(chosen, 'and') } : {};
}
