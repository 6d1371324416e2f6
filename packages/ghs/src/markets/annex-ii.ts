import { percent } from '../concentration.ts';
import type { FamilyStatement, SupplementalRules } from './market.ts';

function titaniumStatements(paragraph: string, withdrawn: string | undefined): readonly FamilyStatement[] {
  if (withdrawn === undefined) return [];
  const shared = { family: 'titanium-dioxide', atLeast: percent(1), paragraph, withdrawn } as const;
  return [
    { id: 'euh211', code: 'EUH211', states: ['liquid', 'aerosol'], ...shared },
    { id: 'euh212', code: 'EUH212', states: ['solid'], ...shared },
  ];
}

/**
 * Special rules of CLP Annex II for certain mixtures, at the paragraphs of the version a territory applies.
 * `titaniumDioxide`: why 2.12 is not law there.
 */
export function annexIi(
  annex: string,
  titaniumDioxide?: string,
): Required<Pick<SupplementalRules, 'ofSubstance' | 'families' | 'flammableInUse' | 'plantProtectionParagraph'>> {
  const families: readonly FamilyStatement[] = [
    {
      id: 'euh201',
      code: 'EUH201',
      family: 'lead',
      purpose: 'paint-or-varnish',
      above: percent(0.15),
      paragraph: `${annex}, 2.1`,
    },
    { id: 'euh202', code: 'EUH202', family: 'cyanoacrylate', purpose: 'adhesive', paragraph: `${annex}, 2.2` },
    {
      id: 'euh203',
      code: 'EUH203',
      family: 'chromium-vi',
      purpose: 'cement',
      above: percent(0.0002),
      unlessClassified: 'Skin sensitisation',
      paragraph: `${annex}, 2.3`,
    },
    { id: 'euh204', code: 'EUH204', family: 'isocyanate', paragraph: `${annex}, 2.4` },
    { id: 'euh205', code: 'EUH205', family: 'epoxy', paragraph: `${annex}, 2.5` },
    {
      id: 'euh206',
      code: 'EUH206',
      family: 'active-chlorine',
      isForPublic: true,
      above: percent(1),
      paragraph: `${annex}, 2.6`,
    },
    { id: 'euh207', code: 'EUH207', family: 'cadmium', purpose: 'brazing-or-soldering', paragraph: `${annex}, 2.7` },
    ...titaniumStatements(`${annex}, 2.12`, titaniumDioxide),
  ];
  return {
    ofSubstance: {
      prefix: 'EUH',
      paragraph: `${annex}, Part 1`,
      paragraphs: {
        '014': `${annex}, 1.1.3`,
        '018': `${annex}, 1.1.4`,
        '019': `${annex}, 1.1.5`,
        '044': `${annex}, 1.1.6`,
        '029': `${annex}, 1.2.1`,
        '031': `${annex}, 1.2.2`,
        '032': `${annex}, 1.2.3`,
        '066': `${annex}, 1.2.4`,
        '070': `${annex}, 1.2.5`,
        '071': `${annex}, 1.2.6`,
      },
      onlyClassifiedParagraph: 'CLP Art. 25(1)',
    },
    families,
    flammableInUse: {
      flashAboveC: 60,
      flashAtMostC: 93,
      above: percent(5),
      highlyFlammable: ['Flam. Liq. 1', 'Flam. Liq. 2'],
      flammable: ['Flam. Liq. 3'],
      paragraph: `${annex}, 2.9`,
    },
    plantProtectionParagraph: `${annex}, Part 4`,
  };
}
