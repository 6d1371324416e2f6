import { formsHydrogenFluoride, reactsViolentlyWithWater } from '../measures/water-contact.ts';
import { corrosiveToMetalOrSkin, flammableWithAerosols, oxidisersAndPeroxides } from '../../hazard-groups.ts';
import { condensesAir } from '../measures/cold-form.ts';
import { isMetalDust } from '../measures/combustible-dust.ts';
import {
  attacksGlass,
  decomposesWhenDamp,
  driesInAir,
  formsAlcohol,
  formsAlkali,
  givesCarbonMonoxide,
  holdsAcetylide,
  holdsAnhydride,
  holdsGroup,
  holdsMercury,
  holdsMetalInLiquid,
  holdsNitrateEster,
  holdsPeroxyhydrate,
  holdsPhosphide,
  holdsSulphite,
  isInstantAdhesive,
  mayExplodeConfined,
  oxidisesInAir,
  holdsFormaldehyde,
} from '../measures/holds-group.ts';
import type { Block } from '../../model/document.ts';
import {
  bindsAmines,
  givesAmmonia,
  holdsChlorine,
  holdsOtherHalogen,
  incompatibleText,
} from '../measures/incompatible-materials.ts';
import { holdsMonomer } from '../measures/holds-monomer.ts';
import { holdsHypophosphite } from '../measures/reducing-salt.ts';
import { setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { percent } from '@gosds/ghs/concentration';
import { type Rules, written } from './stability-words.ts';
import {
  holds,
  warns,
  isAlkalinePaste,
  decomposesAsPeroxide,
  isExtreme,
  isAcidic,
  isKeptFromBleach,
  holdsWetBase,
  holdsNitricAcid,
  reactsWithBases,
  reactsWithAcids,
} from './reactive-traits.ts';

export const reactionRules: Rules = [
  { phrase: 'reactionOxidiser', hazard: oxidisersAndPeroxides },
  { phrase: 'reactionPeroxide', when: decomposesAsPeroxide },
  { phrase: 'reactionOrganicPeroxide', hazard: 'Org. Perox.' },
  { phrase: 'reactionWithBases', when: reactsWithBases },
  { phrase: 'reactionWithAcids', when: reactsWithAcids },
  {
    phrase: 'reactionHydrogen',
    hazard: corrosiveToMetalOrSkin,
    when: (product) =>
      holds('acid')(product) || holdsWetBase(product) || (isExtreme(product) && !holdsNitricAcid(product)),
  },
  { phrase: 'reactionNitrogenOxides', hazard: corrosiveToMetalOrSkin, when: holdsNitricAcid },
  { phrase: 'reactionHydrogen', unless: corrosiveToMetalOrSkin, when: isAlkalinePaste },
  { phrase: 'reactsWater', hazard: 'Water-react.', when: (product) => !formsAlkali(product) },
  { phrase: 'reactsWaterViolently', when: reactsViolentlyWithWater },
  { phrase: 'reactionMetalPowder', when: (product) => isMetalDust(product) || holdsMetalInLiquid(product) },
  { phrase: 'reactionAzide', when: (product) => holdsGroup(product, 'azide', percent(1)) },
  { phrase: 'reactionAcetylide', when: holdsAcetylide },
  { phrase: 'condensesAir', when: condensesAir },
  { phrase: 'reactionConfined', when: mayExplodeConfined },
  { phrase: 'reactionPhosphine', when: holdsPhosphide },
  { phrase: 'reactionAlkaliForming', hazard: 'Water-react.', when: formsAlkali },
  { phrase: 'reactionAnhydride', when: holdsAnhydride },
  { phrase: 'reactionHalogen', when: holdsOtherHalogen },
  { phrase: 'reactionMercury', when: holdsMercury },
  { phrase: 'reactionDithionite', when: decomposesWhenDamp },
  { phrase: 'reactionPeroxyhydrate', when: holdsPeroxyhydrate },
  { phrase: 'reactionCarbonMonoxide', when: givesCarbonMonoxide },
  { phrase: 'reactionWaterGas', when: (product) => warns('029')(product) && !holdsPhosphide(product) },
  { phrase: 'reactionHydrogenFluoride', when: formsHydrogenFluoride },
  { phrase: 'reactionGlass', when: attacksGlass },
  { phrase: 'reactionCyanoacrylate', when: isInstantAdhesive },
  { phrase: 'reactionMethanol', when: (product) => formsAlcohol(product, 'methoxysilane') },
  { phrase: 'reactionEthanol', when: (product) => formsAlcohol(product, 'ethoxysilane') },
  { phrase: 'reactionNitrateEster', when: holdsNitrateEster },
  { phrase: 'reactionDrying', when: driesInAir },
  { phrase: 'reactionTerpene', when: (product) => oxidisesInAir(product) && !driesInAir(product) },
  { phrase: 'reactionAmine', when: (product) => holds('amine')(product) && !bindsAmines(product) },
  { phrase: 'reactionIsocyanate', when: holds('isocyanate') },
  { phrase: 'reactionEpoxide', when: holds('epoxide') },
  { phrase: 'reactionHypochlorite', when: (product) => holds('hypochlorite')(product) || holdsChlorine(product) },
  { phrase: 'reactionAmmonia', when: givesAmmonia },
  { phrase: 'reactionBleach', when: (product) => isAcidic(product) && isKeptFromBleach(product) },
  { phrase: 'reactionChloroisocyanurate', when: holds('chloroisocyanurate') },
  { phrase: 'reactionSulphite', when: holdsSulphite },
  { phrase: 'reactionAcidGas', when: (product) => setsGasFreeWithAcids(product) && !holdsSulphite(product) },
  { phrase: 'reactionPolymer', when: (product) => holdsMonomer(product) || holds('epoxide')(product) },
  { phrase: 'reactionFormaldehyde', when: holdsFormaldehyde },
  { phrase: 'reactionOxidisers', hazard: flammableWithAerosols },
  {
    phrase: 'reactionOxidisers',
    unless: flammableWithAerosols,
    when: (product) => holds('aldehyde')(product) || holdsHypophosphite(product) || holdsSulphite(product),
  },
];

/** Section 10.3 must not deny what 10.5 names. */
export const hazardousReactions = (writing: Writing): Block[] =>
  written(writing, {
    scope: 'reactions',
    rules: reactionRules,
    none: incompatibleText(writing) === '' ? 'noReactions' : 'reactsWithIncompatible',
  });
