import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { Gaps } from './gaps.tsx';
import { PageViewer } from './page-viewer.tsx';
import { SheetChanges } from './sheet-changes.tsx';

const entry = { id: '1', label: 'label', pieces: [{ kind: 'inserted', text: 'data' }] };
const changes = {
  ...{ version: '1.1', previous: { version: '1.0', revisionDate: '2 March' }, reasons: ['data'] },
  sections: [
    {
      ...{ number: 1, heading: 'data' },
      parts: [
        {
          number: '1.1',
          heading: 'data',
          entries: [
            { ...entry, kind: 'changed' },
            { ...entry, kind: 'moved' },
          ],
        },
      ],
    },
  ],
};

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  serve({ 'GET /api/documents/order/changes': { changes } });
  await speakPseudoLanguage();
});

it('says everything of the preview in the language of the screens', async () => {
  const { user } = renderInSheet(
    <>
      <Gaps gaps={[{ path: 'data', message: 'data' }]} />
      <PageViewer pages={{ pageCount: 2, urlOf: (page) => `/pages/${page}` }}>data</PageViewer>
      <SheetChanges orderId="order" contentKey={1} />
    </>,
  );
  await screen.findByRole('heading', { level: 3 });
  for (const disclosure of document.querySelectorAll('[aria-expanded="false"]')) await user.click(disclosure);
  const left = hardWiredTexts(document.body, ['data', '1. data', '1.1 data', 'label']);
  expect(left).toEqual([]);
});
