import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speakEnglish } from '../testing/in-english.ts';
import { loadLawWords } from './law-words.ts';
import { type HeldNames, type NamedRow, searchedRowName, useRowName, useRowNames } from './use-substance-name.ts';
import { speak } from './words.ts';

function Name({ row, held }: { readonly row: NamedRow; readonly held?: HeldNames }) {
  return <p>{useRowName(row, held)}</p>;
}

function shown(row: NamedRow): string {
  render(<Name row={row} />);
  return screen.getByRole('paragraph').textContent;
}

function Names({ rows }: { readonly rows: readonly NamedRow[] }) {
  const nameOf = useRowNames();
  return <p>{rows.map(nameOf).join(', ')}</p>;
}

async function speakIn(tag: string): Promise<void> {
  const language = interfaceLanguages.find((each) => each.tag === tag);
  if (!language) throw new RangeError(tag);
  speak(language, { first: await language.loadFirst(), law: await loadLawWords(language) });
}

afterEach(speakEnglish);

describe('the name of a row on a German screen', () => {
  beforeEach(() => speakIn('de'));

  it('is the catalogue’s German name if the substance was picked', () => {
    expect(shown({ name: 'Benzyl alcohol', materialId: 1 })).toBe('Benzylalkohol');
  });

  it('is the record’s German name where the language has none, and English without either', () => {
    const unknown = { name: 'Butanone oxime of tests', materialId: 1 };
    render(<Name row={unknown} held={{ de: 'Butanonoxim', fr: 'Oxime' }} />);
    expect(screen.getByRole('paragraph').textContent).toBe('Butanonoxim');
    expect(searchedRowName(unknown)).toBe('Butanone oxime of tests');
    expect(searchedRowName({ name: 'Benzyl alcohol', materialId: 1 })).toBe('Benzylalkohol Benzyl alcohol');
  });

  it('is the user’s own name, though it is one of the catalogue', () => {
    expect(shown({ name: 'Benzyl alcohol', materialId: 1, ownName: true })).toBe('Benzyl alcohol');
  });

  it('is what the user typed', () => {
    expect(shown({ name: 'Benzyl alcohol', materialId: null })).toBe('Benzyl alcohol');
  });

  it('is the same in a list', () => {
    render(
      <Names
        rows={[
          { name: 'Benzyl alcohol', materialId: 1 },
          { name: 'Benzyl alcohol', materialId: null },
        ]}
      />,
    );
    expect(screen.getByRole('paragraph').textContent).toBe('Benzylalkohol, Benzyl alcohol');
  });

  it('is English if the catalogue has no German one', () => {
    expect(shown({ name: 'Substance without a German name', materialId: 1 })).toBe('Substance without a German name');
  });
});

it('is the catalogue’s English name on an English screen', async () => {
  await speakIn('en');
  expect(shown({ name: 'Benzyl alcohol', materialId: 1 })).toBe('Benzyl alcohol');
});
