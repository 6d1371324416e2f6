import type { AnyHazard } from '@gosds/ghs/hazard-question';
/**
 * Classes of chemical agents that young people are kept from: Directive 94/33/EC, Annex, I.3(a), as replaced by
 * Directive 2014/27/EU. From knowledge; that skin sensitisers and STOT RE 2 are among them was read in ECHA’s list.
 */
export const harmfulToYoung: AnyHazard = [
  'Unst. Expl.',
  'Expl. 1',
  'Expl. 1.1',
  'Expl. 2A',
  'Expl. 1.2',
  'Expl. 1.3',
  'Expl. 1.4',
  'Expl. 2B',
  'Expl. 1.5',
  'Expl. 2C',
  'Flam. Gas',
  'Aerosol 1',
  'Flam. Liq. 1',
  'Flam. Liq. 2',
  'Self-react. A',
  'Self-react. B',
  'Self-react. CD',
  'Self-react. C',
  'Self-react. D',
  'Org. Perox. A',
  'Org. Perox. B',
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Skin Corr.',
  'Resp. Sens.',
  'Skin Sens.',
  'Muta.',
  'Carc.',
  'STOT SE 1',
  'STOT SE 2',
  'STOT RE',
  'H360',
];

/**
 * Classes of chemical agents whose risk to pregnant and breastfeeding workers is assessed: Directive 92/85/EEC,
 * Annex I, A.3(a), as replaced by Directive 2014/27/EU. From knowledge.
 */
export const harmfulToPregnant: AnyHazard = ['Muta.', 'Carc.', 'Repr.', 'Lact.', 'STOT SE 1', 'STOT SE 2'];
