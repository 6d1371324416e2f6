import { individualTable } from './building-blocks.ts';
import type { IndividualTable } from './market.ts';

/** Where a law states the limits of each class in which one ingredient alone decides. */
export type HealthParagraphs = Readonly<
  Record<
    'sensitisation' | 'mutagenicity' | 'carcinogenicity' | 'reproduction' | 'lactation' | 'single' | 'repeated',
    string
  >
>;

export type HealthChoice = {
  /** Of the two cut-offs the UN tables offer: the one from which a label is expected, or the lower one for a data sheet. */
  readonly cutOffs: 'label' | 'data-sheet';
  /** True where a mixture takes the sub-category of its sensitiser. */
  readonly hasSensitiserSubcategories?: boolean;
};

/** Sensitisation, CMR effects, lactation and target organs, in this order. */
export function healthTables(paragraphs: HealthParagraphs, choice: HealthChoice): readonly IndividualTable[] {
  const isLow = choice.cutOffs === 'data-sheet';
  const carcinogen2 = isLow ? 0.1 : 1;
  const reproductive = isLow ? 0.1 : 0.3;
  return [
    ...sensitiserTables(paragraphs.sensitisation, choice),
    individualTable('Germ cell mutagenicity', paragraphs.mutagenicity, [
      ['muta.1', ['Muta. 1'], 'Muta. 1', 0.1],
      ['muta.1a', ['Muta. 1A'], 'Muta. 1A', 0.1],
      ['muta.1b', ['Muta. 1B'], 'Muta. 1B', 0.1],
      ['muta.2', ['Muta. 2'], 'Muta. 2', 1],
    ]),
    individualTable('Carcinogenicity', paragraphs.carcinogenicity, [
      ['carc.1', ['Carc. 1'], 'Carc. 1', 0.1],
      ['carc.1a', ['Carc. 1A'], 'Carc. 1A', 0.1],
      ['carc.1b', ['Carc. 1B'], 'Carc. 1B', 0.1],
      ['carc.2', ['Carc. 2'], 'Carc. 2', carcinogen2],
    ]),
    individualTable('Reproductive toxicity', paragraphs.reproduction, [
      ['repr.1', ['Repr. 1'], 'Repr. 1', reproductive],
      ['repr.1a', ['Repr. 1A'], 'Repr. 1A', reproductive],
      ['repr.1b', ['Repr. 1B'], 'Repr. 1B', reproductive],
      ['repr.2', ['Repr. 2'], 'Repr. 2', isLow ? 0.1 : 3],
    ]),
    individualTable('Effects on or via lactation', paragraphs.lactation, [['lact', ['Lact.'], 'Lact.', reproductive]]),
    ...targetOrganTables(paragraphs, isLow),
  ];
}

type SensitiserLimit = readonly [suffix: '1' | '1A' | '1B', atLeastPercent: number, inGasPercent: number];

/** An unsplit Category 1 counts as 1B where a label is expected, as 1A where the lower cut-off was taken. */
function sensitiserTables(
  paragraph: string,
  { cutOffs, hasSensitiserSubcategories = false }: HealthChoice,
): readonly IndividualTable[] {
  const limits: readonly SensitiserLimit[] =
    cutOffs === 'label'
      ? [
          ['1A', 0.1, 0.1],
          ['1', 1, 0.2],
          ['1B', 1, 0.2],
        ]
      : [
          ['1', 0.1, 0.1],
          ['1A', 0.1, 0.1],
          ['1B', 1, 0.2],
        ];
  const rows = (id: string, kind: 'Resp. Sens.' | 'Skin Sens.', hasGasLimit: boolean) =>
    limits.map(([suffix, atLeast, inGas]) => {
      const code = `${kind} ${suffix}` as const;
      const outcome = hasSensitiserSubcategories ? code : (`${kind} 1` as const);
      return [`${id}.${suffix.toLowerCase()}`, [code], outcome, atLeast, hasGasLimit ? inGas : undefined] as const;
    });
  return [
    individualTable('Respiratory sensitisation', paragraph, rows('resp-sens', 'Resp. Sens.', true)),
    individualTable('Skin sensitisation', paragraph, rows('skin-sens', 'Skin Sens.', false)),
  ];
}

/** With the higher cut-off of 10 %, Category 1 between 1 % and 10 % gives Category 2. */
function targetOrganTables({ single, repeated }: HealthParagraphs, isLow: boolean): readonly IndividualTable[] {
  const high = isLow ? 1 : 10;
  const rows = (id: string, kind: 'STOT SE' | 'STOT RE') =>
    [
      [`${id}.category-1`, [`${kind} 1`], `${kind} 1`, high],
      ...(isLow ? [] : ([[`${id}.category-1-low`, [`${kind} 1`], `${kind} 2`, 1]] as const)),
      [`${id}.category-2`, [`${kind} 2`], `${kind} 2`, high],
    ] as const;
  return [
    individualTable('Specific target organ toxicity, single exposure', single, rows('stot-se', 'STOT SE')),
    individualTable('Specific target organ toxicity, repeated exposure', repeated, rows('stot-re', 'STOT RE')),
  ];
}
