import { inWords } from '@gosds/phrases/in-words';
import type { Explained, LabelElements } from '@gosds/ghs/classification';
import { say } from '@gosds/ghs/message';
import { expect, it } from 'vitest';
import { leftOutByChoice, permittedPrecautions, withPrecautionChoices } from './chosen-precautions.ts';

const statement = (value: string, why = 'recommended for Flam. Liq. 2'): Explained<string> => ({
  value,
  paragraph: 'CLP Annex IV',
  why: say('common-text', { text: why }),
});

const danger = {
  value: 'Danger',
  paragraph: 'CLP Article 20',
  why: say('common-text', { text: 'Flam. Liq. 2' }),
} as const;

const label: LabelElements = {
  signalWord: danger.value,
  signalWordReason: danger,
  pictograms: [],
  pictogramsDropped: [],
  hazardStatements: [statement('H225')],
  hazardStatementsDropped: [],
  supplemental: [],
  supplementalDropped: [],
  precautionaryStatements: [statement('P210'), statement('P280')],
  precautionaryStatementsDropped: [statement('P103', 'for a consumer product only'), statement('P240')],
  precautionaryStatementsInFull: [statement('P210'), statement('P240'), statement('P280')],
  namedIngredients: [],
  namedIngredientReasons: [],
  ingredientsNotNamed: [],
};

const codes = (statements: readonly Explained<string>[]) => statements.map(({ value }) => value);

it('is the same label where nothing is chosen otherwise', () => {
  expect(withPrecautionChoices(label, {})).toBe(label);
  expect(withPrecautionChoices(label, { P210: 'shown', P240: '', P103: 'left-out' })).toBe(label);
});

it('takes a permitted statement in and another one out, each with its reason', () => {
  const choices = { P240: 'shown', P210: 'left-out' } as const;
  const made = withPrecautionChoices(label, choices);
  expect(codes(made.precautionaryStatements)).toEqual(['P240', 'P280']);
  expect(inWords(made.precautionaryStatements[0]?.why)).toBe('chosen by the supplier; recommended for Flam. Liq. 2');
  expect(codes(made.precautionaryStatementsDropped)).toEqual(['P103', 'P210']);
  expect(codes(leftOutByChoice(made, choices))).toEqual(['P210']);
});

it('takes nothing in that the law does not assign', () => {
  expect(codes(withPrecautionChoices(label, { P103: 'shown' }).precautionaryStatements)).toEqual(['P210', 'P280']);
  expect([...permittedPrecautions(label)]).toEqual(['P210', 'P240', 'P280']);
});
