import { saveParameters } from '@gosds/contract/chemist/save-parameters';
import { createDocument } from '@gosds/contract/documents/create-document';
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lateAnswer, serve } from '../../../testing/render-screen.tsx';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { documentQuery } from '../state/use-document.ts';
import type { MadeOrder } from '../state/use-order.ts';
import { useWizard, WizardContext } from '../state/wizard-context.ts';
import { useSaveParameters } from './use-save-parameters.tsx';

const orderId = '0b8f1e4c-6f0e-4b7a-9d1c-2f3a4b5c6d7e';
const setMade = vi.fn<(made: MadeOrder) => void>();
const material = { MaterialID: 1, Name: 'Thinner', CWNumber: '', MsdsId: '1' };
const description = { productName: 'Thinner' };

afterEach(() => {
  vi.unstubAllGlobals();
});

function Noting({ children }: { readonly children: ReactNode }) {
  return <WizardContext value={{ ...useWizard(), setMade }}>{children}</WizardContext>;
}

function Save() {
  const { save } = useSaveParameters();
  return (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  );
}

function open() {
  const rendered = renderInSheet(
    <Noting>
      <Save />
    </Noting>,
    { description },
  );
  const { store } = rendered.wizard;
  const type = (productName: string) => {
    act(() => {
      store.setState(({ draft }) => ({ draft: { ...draft, description: { ...draft.description, productName } } }));
    });
  };
  return { ...rendered, type };
}

it('gives an order for a chemist the draft that was saved, not what was typed since', async () => {
  const { answer, give } = lateAnswer();
  serve({ [`${saveParameters.method} ${saveParameters.path}`]: answer });
  const { user, type } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  type('Thinner 2');
  await act(async () => give({ data: { orderId } }));
  expect(setMade.mock.lastCall?.[0]).toMatchObject({ orderId, draft: { description } });
});

it('gives a document the draft that was saved, not what was typed since', async () => {
  const { answer, give } = lateAnswer();
  serve({ [`${createDocument.method} ${createDocument.path}`]: answer });
  const { wizard, draft, type } = open();
  const { queryFn } = documentQuery({ ...wizard, paid: { state: 'current', draft: null } }, draft());
  const making = queryFn({ client: new QueryClient() });
  await act(async () => undefined);
  type('Thinner 2');
  await give({ orderId, pageCount: 9, isPaid: false, Response: material });
  await expect(making).resolves.toMatchObject({ orderId, draft: { description } });
});
