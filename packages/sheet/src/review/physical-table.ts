import { tell, tellWith } from '@gosds/phrases/finding-message';
import { joined } from '@gosds/ghs/message';
import { endsIn } from '@gosds/ghs/rules/rule-ending';
import { type AnyClass, isClassOf } from '@gosds/ghs/hazard-question';
import { oxidising } from '../hazard-groups.ts';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { ingredientHas } from '../product/ingredient-hazards.ts';
import type { Product } from '../product/product.ts';
import { has } from '../product/product-hazards.ts';
import { hasUsersShipment } from '../sections/14-transport/transport-view.ts';
import { type Check, fault, faultIf, faultOf } from './check.ts';
import { type CheckedSheet, hasSentence } from './checked-sheet.ts';

/** The input for tests and known classes of the product. */
const testsPath = 'properties.tests';

const physical: AnyClass = [
  'Explosives',
  'Flammable gases',
  'Flammable liquids',
  'Flammable solids',
  'Oxidising gases',
  'Oxidising liquids',
  'Oxidising solids',
  'Self-reactive substances and mixtures',
  'Self-heating substances and mixtures',
  'Pyrophoric liquids',
  'Pyrophoric solids',
  'Substances and mixtures which in contact with water emit flammable gases',
  'Organic peroxides',
  'Corrosive to metals',
  'Desensitised explosives',
];

const oxidisingClasses: AnyClass = ['Oxidising liquids', 'Oxidising solids'];

/** True if an ingredient of the class raised the question, rather than an ingredient that nobody has classified. */
const isRaised = (product: Product, { hazardClass, reasons }: ClassOutcome): boolean =>
  hazardClass === 'Flammable liquids'
    ? product.ingredients.some((each) => ingredientHas(each, 'Flam. Liq.'))
    : (reasons[0]?.counted.length ?? 0) > 0;

/** True for a physical class that an ingredient has and the product may have, but nobody has judged. */
export const isOpenPhysical = (product: Product, outcome: ClassOutcome): boolean =>
  outcome.status === 'incomplete' &&
  outcome.hazards.length === 0 &&
  isClassOf(outcome.hazardClass, physical) &&
  isRaised(product, outcome);

/**
 * True if a legal limit or a test ruled out the oxidising class. Such a product may still be in class 5.1 and is still
 * kept away from combustibles.
 */
const isSettledOtherwise = ({ classification }: Product): boolean =>
  classification.outcomes.some(
    ({ hazardClass, testData, reasons }) =>
      isClassOf(hazardClass, oxidisingClasses) &&
      (testData !== undefined || endsIn(reasons[0], 'specific-limit', 'below-listed')),
  );

/** Class 5.1 is never combined with these (2.0.3.1 of the Model Regulations). */
const goesAlone = /^(?:1|4\.1|5\.2)/;

/** Those of sections 2, 5 and 14 that mention an oxidiser, and those that do not. */
function oxidiserPlaces(sheet: CheckedSheet): {
  readonly mentioned: readonly string[];
  readonly silent: readonly string[];
} {
  const { product, shipment } = sheet;
  const inTransport =
    shipment.status === 'regulated' && !goesAlone.test(shipment.class)
      ? [['14', [shipment.class, ...shipment.subsidiary].includes('5.1')] as const]
      : [];
  const places = [
    ['2', has(product, ['Ox. Liq.', 'Ox. Sol.'])] as const,
    ['5', hasSentence(sheet, 'fire-hazards.hazardOxidiser')] as const,
    ...inTransport,
  ];
  const named = (wanted: boolean) =>
    places.filter(([, isMentioned]) => isMentioned === wanted).map(([section]) => section);
  return { mentioned: named(true), silent: named(false) };
}

const isOxidiserOpen = ({ classification }: Product): boolean =>
  classification.outcomes.some(
    ({ hazardClass, status }) => isClassOf(hazardClass, oxidisingClasses) && status === 'incomplete',
  );

/** Physical hazards from ingredients, and whether the sections agree on them. */
export const physicalChecks: readonly Check[] = [
  {
    id: 'hazards.physical-open',
    severity: 'must',
    says: tell('hazards.physicalOpen'),
    at: ['classification'],
    pointsTo: testsPath,
    findFaults: ({ product }) =>
      faultOf(
        product.classification.outcomes
          .filter((outcome) => isOpenPhysical(product, outcome))
          .map(({ hazardClass, missing }) => tellWith('shared.bracketed', { text: { hazardClass }, detail: missing })),
      ),
  },
  {
    id: 'hazards.taken-over',
    severity: 'hint',
    says: tell('hazards.takenOver'),
    at: ['classification'],
    pointsTo: testsPath,
    findFaults: ({ product }) =>
      product.classification.outcomes
        .filter(({ reasons }) => endsIn(reasons[0], 'taken-over'))
        .map(({ reasons }) => fault(reasons[0]?.summary)),
  },
  {
    id: 'hazards.oxidiser-agreed',
    severity: 'must',
    says: tell('hazards.oxidiserAgreed'),
    at: ['classification'],
    pointsTo: testsPath,
    findFaults: (sheet) => {
      const { mentioned, silent } = oxidiserPlaces(sheet);
      const { product } = sheet;
      if (
        product.state === 'gas' ||
        product.state === 'aerosol' ||
        isOxidiserOpen(product) ||
        isSettledOtherwise(product)
      )
        return [];
      // Organic peroxides feed a fire, too, but are not oxidising liquids or solids (CLP Annex I, 2.15).
      if (has(product, 'Org. Perox.')) return [];
      const isApart = mentioned.length > 0 && silent.length > 0;
      return faultIf(
        isApart,
        tellWith('hazards.oxidiserPlaces', { mentioned: joined('and', mentioned), silent: joined('and', silent) }),
      );
    },
  },
  {
    id: 'transport.oxidiser',
    severity: 'must',
    says: tell('transport.oxidiser'),
    at: ['transport-class'],
    pointsTo: testsPath,
    findFaults: (sheet) => {
      const { product, shipment } = sheet;
      const isChosen = shipment.status === 'regulated' && hasUsersShipment(product);
      const hazards = isChosen ? [shipment.class, ...shipment.subsidiary] : [];
      return faultIf(hazards.includes('5.1') && isOxidiserOpen(product) && !has(product, oxidising));
    },
  },
];
