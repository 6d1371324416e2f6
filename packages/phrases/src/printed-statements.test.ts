import { describe, expect, it } from 'vitest';
import { finishStatement } from './finish-statement.ts';
import { languages } from './generated/languages.ts';
import { wordingOf } from './statement-text.ts';

describe('P-statements as printed', () => {
  it.each(languages)('$name leaves no blank and no choice, in the wording of CLP and of the UN', async ({ load }) => {
    const language = await load();
    const codes = language.statements.flatMap(({ texts }) => Object.keys(texts)).filter((code) => code.startsWith('P'));
    const printed = (['eu', 'un'] as const).flatMap((market) =>
      codes.map((code) => [code, finishStatement(code, { wording: wordingOf(market, language) }).text]),
    );
    expect(printed.filter(([, text = '']) => /…|\.\.\.|[/／]|[[\]{}<>［］]/.test(text))).toEqual([]);
  });
});
