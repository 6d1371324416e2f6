import { exactly, percent } from '@gosds/ghs/concentration';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { eu } from '@gosds/ghs/markets/eu';
import type { Substance } from '@gosds/sheet/substance';
import { describe, expect, it } from 'vitest';
import { substances } from './catalogue.ts';

const routes: Readonly<Record<string, string>> = { '0': 'oral', '1': 'dermal', '3': 'inhaled' };

/** `oral 3` for `Acute Tox. 3 H301`. */
function acute(hazards: readonly { readonly code: string; readonly hCode: string }[]) {
  return new Map(
    hazards
      .filter(({ code }) => code.startsWith('Acute Tox.'))
      .map(({ code, hCode }) => [routes[hCode[2] ?? ''] ?? hCode, Number(code.at(-1))]),
  );
}

const hazardsOf = ({ hazards, additional }: Substance['classification']) => [
  ...hazards,
  ...(additional?.hazards ?? []),
];

type Purity = 'pure' | 'with a trace of water';

/** An estimate on the very limit of two categories falls to one side of it when pure and to the other with a trace of water. */
function classifyAlone({ name, classification, properties, toxicity }: Substance, purity: Purity) {
  const water =
    purity === 'pure' ? [] : [{ id: 'b', name: 'Water', concentration: exactly(percent(0.1)), hazards: [] }];
  return classifyMixture(
    {
      physicalState: properties.state,
      properties: {},
      ingredients: [
        {
          id: 'a',
          name,
          concentration: exactly(percent(purity === 'pure' ? 100 : 99.9)),
          hazards: hazardsOf(classification),
          specificLimits: classification.specificLimits,
          acuteToxicity: [...classification.ates, ...toxicity],
        },
        ...water,
      ],
    },
    eu,
  );
}

describe('a product of one substance', () => {
  const toxic = substances.filter(({ classification }) => acute(hazardsOf(classification)).size > 0);

  it.each(toxic)('keeps the acute toxicity of $name at least, CLP Article 4(3)', (substance) => {
    const computed = acute(classifyAlone(substance, 'pure').hazards);
    const milder = [...acute(hazardsOf(substance.classification))].filter(
      ([route, category]) => (computed.get(route) ?? Number.POSITIVE_INFINITY) > category,
    );
    expect(milder).toEqual([]);
  });

  it('is more toxic than its record says only where the entry is a minimum classification, CLP Annex VI 1.2.1', () => {
    const graver = substances.flatMap((substance) => {
      const { classification, name } = substance;
      const stated = acute(hazardsOf(classification));
      const minimum = acute(classification.hazards.filter(({ hCode }) => classification.minimum.includes(hCode)));
      return [...acute(classifyAlone(substance, 'with a trace of water').hazards)]
        .filter(
          ([route, category]) => category < (stated.get(route) ?? Number.POSITIVE_INFINITY) && !minimum.has(route),
        )
        .map(([route, category]) => `${substance.materialId} ${name}: ${route} ${category}`);
    });
    expect(graver).toEqual([]);
  });
});
