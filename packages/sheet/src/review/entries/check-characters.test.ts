import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { writtenFinding } from '../written-finding.ts';
import { describe, expect, it } from 'vitest';
import { draftSchema } from '../../draft/draft.ts';
import { checkCharacters } from './check-characters.ts';
import { checkSettings } from './check-description.ts';
import { checkDraft } from './check-draft.ts';

const draft = draftSchema.parse({
  description: {
    productName: 'Cleaner 😀',
    companyName: 'Müller & Søn, 北光, 株式会社, شركة',
    uses: 'Line\nbreak ≥ 5 °C – µm',
  },
  ingredients: [{ id: '1', name: 'Resin ☠️☠️ 한', handClassification: { source: 'Sheet 🦠 of 2024' } }],
  properties: { odour: 'like \u0007 bells' },
});

describe('characters that cannot be printed', () => {
  it('are named beside the field that holds them, each once', () => {
    expect(checkCharacters(draft).map(writtenFinding)).toMatchObject([
      {
        path: 'description.productName',
        severity: 'problem',
        message: 'Remove “😀” (U+1F600): it cannot be printed.',
      },
      {
        path: 'ingredients.0.name',
        severity: 'problem',
        message: 'Remove “☠” (U+2620), “️” (U+FE0F), “한” (U+D55C): they cannot be printed.',
      },
      { path: 'ingredients.0.handClassification.source' },
      { path: 'properties.odour' },
    ]);
  });

  it('are those too that turn others round, and do not turn the message', () => {
    const turned = draftSchema.parse({ description: { productName: 'Clean \u202Erenaelc', uses: '\u200Fمنظف' } });
    expect(checkCharacters(turned).map(writtenFinding)).toMatchObject([
      { path: 'description.productName', message: 'Remove “” (U+202E): it cannot be printed.' },
    ]);
  });

  it('keep the user on the step, and the settings open', () => {
    const [first] = checkDraft(draft).filter(({ path }) => path === 'description.productName');
    expect(first && writtenFinding(first)).toMatchObject({
      severity: 'problem',
      message: expect.stringContaining('U+1F600') as string,
    });
    expect(checkSettings(draft.description)).toContainEqual(first);
  });

  it('name the first of many and count the others', () => {
    const many = draftSchema.parse({ description: { uses: '😀😁😂😃😄😅' } });
    expect(checkCharacters(many).map(({ message }) => findingInEnglish(message))).toEqual([
      'Remove “😀” (U+1F600), “😁” (U+1F601), “😂” (U+1F602), “😃” (U+1F603), “😄” (U+1F604) and 1 more: they cannot be printed.',
    ]);
  });
});
