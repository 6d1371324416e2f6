import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { exactly, percent } from '@gosds/ghs/concentration';
import type { Hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Substance } from '@gosds/sheet/substance';
import { type Difference, difference } from './difference.ts';

const routes: Readonly<Record<string, string>> = { '0': 'oral', '1': 'dermal', '3': 'inhaled' };

/** Maps `Acute Tox. 3 H301` to `oral` with 3. */
export const acuteCategories = (hazards: readonly Hazard[]): ReadonlyMap<string, number> =>
  new Map(
    hazards
      .filter(({ code }) => code.startsWith('Acute Tox.'))
      .map(({ code, hCode }) => [routes[hCode[2] ?? ''] ?? hCode, Number(code.at(-1))]),
  );

/** The hazards of the entry and those stated beside it. */
export const statedHazards = ({ hazards, additional }: Substance['classification']): readonly Hazard[] => [
  ...hazards,
  ...(additional?.hazards ?? []),
];

/** Classifies with a trace of water, so that the result does not depend on 100 % purity. */
export const classifyNearlyPure = ({ name, classification, properties, toxicity }: Substance) =>
  classifyMixture(
    {
      physicalState: properties.state ?? 'liquid',
      properties: {},
      ingredients: [
        {
          id: 'a',
          name,
          concentration: exactly(percent(99.9)),
          hazards: statedHazards(classification),
          specificLimits: classification.specificLimits,
          acuteToxicity: [...classification.ates, ...toxicity],
        },
        { id: 'b', name: 'Water', concentration: exactly(percent(0.1)), hazards: [] },
      ],
    },
    marketById('eu'),
  );

/** Measured values more severe than an entry that is no minimum classification (CLP Annex VI, 1.2.1). */
export const compareAcuteToxicity = (substances: readonly Substance[]): Difference[] =>
  substances.flatMap((substance) => {
    const { classification } = substance;
    const stated = acuteCategories(statedHazards(classification));
    const minimum = acuteCategories(
      classification.hazards.filter(({ hCode }) => classification.minimum.includes(hCode)),
    );
    return [...acuteCategories(classifyNearlyPure(substance).hazards)]
      .filter(([route, category]) => category < (stated.get(route) ?? 5) && !minimum.has(route))
      .map(([route, category]) =>
        difference(substance, 'acute toxicity beside the entry', [
          `${route} ${category}`,
          `${route} ${stated.get(route) ?? 'none'}`,
        ]),
      );
  });

const flashPoints: Readonly<Record<string, readonly [number, number]>> = {
  'Flam. Liq. 1': [-Infinity, 23],
  'Flam. Liq. 2': [-Infinity, 23],
  'Flam. Liq. 3': [23, 60],
};

/** Flash points more than one degree outside the entry's category, CLP Annex I, Table 2.6.1. */
export const compareFlashPoints = (substances: readonly Substance[]): Difference[] =>
  substances.flatMap((substance) => {
    const { flashPoint } = substance.properties;
    return substance.classification.hazards.flatMap(({ code }) => {
      const range = flashPoints[code];
      const isWithin = !flashPoint || !range || (flashPoint.max >= range[0] - 1 && flashPoint.min <= range[1] + 1);
      return isWithin ? [] : [difference(substance, 'flash point beside the entry', [`${flashPoint.min}`, code])];
    });
  });
