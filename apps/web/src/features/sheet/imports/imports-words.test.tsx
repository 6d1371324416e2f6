import { draftSchema } from '@gosds/sheet/draft/draft';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { words } from '../../../words/words.ts';
import { ChooseSource } from './choose-source.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { refusalText } from './import-texts.ts';
import { SheetPreview } from './sheet-preview.tsx';

const nothing = () => undefined;
const draft = draftSchema.parse({
  description: { productName: 'Resin', country: 'DE', language: 'de' },
  ingredients: [{ id: '1', name: 'Resin', proportion: '5' }],
});
const data = ['Resin', 'Germany', 'German', 'Name', 'Amount', 'Resin, Resin, Resin', 'Total · 300'];

beforeEach(async () => {
  serve({ 'POST /api/data/ingredients': [] });
  await speakPseudoLanguage();
});

it('says everything of the import in the language of the screens', async () => {
  const { user } = renderInSheet(
    <>
      <ImportDialog />
      <SheetPreview
        sheet={{ kind: 'sheet', draft, from: 'changed-pdf', lost: ['sentences', 'unlisted', 'share'] }}
        onOpened={nothing}
        onBack={nothing}
      />
      <ChooseSource
        isReading={false}
        refusal={{ code: 'too-large', limit: 2_000_000 }}
        typed=""
        onType={nothing}
        onFile={nothing}
        onText={nothing}
      />
    </>,
  );
  expect(hardWiredTexts(document.body, data)).toEqual([]);
  const text = `Name\tAmount\n${'Resin\t150\n'.repeat(2)}Resin\t\nTotal\t300`;
  const dialog = within(screen.getByRole('dialog'));
  const { paste, read } = words().imports.source;
  fireEvent.change(dialog.getByLabelText(paste), { target: { value: text } });
  await user.click(dialog.getByRole('button', { name: read }));
  await dialog.findByRole('table');
  expect(hardWiredTexts(document.body, data)).toEqual([]);
});

it('says why a file is not read', () => {
  const refusals = [
    refusalText({ code: 'wrong-kind', kind: 'word' }),
    refusalText({ code: 'old-excel' }),
    refusalText({ code: 'too-many-rows', limit: 5000 }),
  ];
  expect(refusals.filter((text) => !text.startsWith('⟦'))).toEqual([]);
});
