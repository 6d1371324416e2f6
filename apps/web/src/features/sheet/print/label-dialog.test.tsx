import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderScreen, serve, textBeside } from '../../../testing/render-screen.tsx';
import { type LabelForm } from './label-form.ts';
import { LabelDialog } from './label-dialog.tsx';

const sheet = { country: 'Germany', languages: [{ tag: 'de', name: 'German' }], packageMl: '500' };
const printed = {
  status: 'printed',
  ...{ capacity: 0.5, leftOff: [], mayOmit: [], missing: [], widthMm: 52, heightMm: 74 },
  ...{
    xHeightMm: 1.2,
    pictogramMm: 16,
    codeMm: 0,
    lacksCode: false,
    future: null,
    perPaper: 1,
    picture: 'data:image/png;base64,',
  },
};

function open() {
  const sent = serve({
    'GET /api/documents/order/label?capacity=0.5&paper=label': printed,
    'GET /api/documents/order/label?capacity=1.5&paper=label': printed,
  });
  const left: LabelForm[] = [];
  const rendered = renderScreen(
    <LabelDialog orderId="order" sheet={sheet} left={null} onClose={(form) => void left.push(form)} />,
  );
  return { ...rendered, sent, left };
}

const litres = () => screen.getByRole('textbox', { name: /^Package holds/ });

describe('the label', () => {
  it('begins with the package of the sheet, and is set again for another', async () => {
    const { user, sent } = open();
    expect(litres()).toHaveProperty('value', '0.5');
    await screen.findByRole('link', { name: 'DOWNLOAD LABEL' });
    await user.clear(litres());
    await user.type(litres(), '1,5');
    await waitFor(() => {
      expect(sent.at(-1)?.call).toContain('capacity=1.5');
    });
    await expectAccessible();
  });

  it('says beside a number what it takes, and asks the service for nothing meanwhile', async () => {
    const { user, sent } = open();
    await screen.findByRole('link', { name: 'DOWNLOAD LABEL' });
    await user.clear(litres());
    await user.type(litres(), 'much');
    expect(textBeside(litres())).toContain('Enter the litres as one number greater than 0.');
    expect(screen.queryByRole('link', { name: 'DOWNLOAD LABEL' })).toBeNull();
    expect(sent.filter(({ call }) => !call.includes('capacity=0.5'))).toEqual([]);
    await expectAccessible();
  });

  it('is left as it was filled in', async () => {
    const { user, left } = open();
    await user.selectOptions(screen.getByLabelText('Paper'), 'a4');
    await user.clear(screen.getByRole('textbox', { name: 'Labels' }));
    await user.type(screen.getByRole('textbox', { name: 'Labels' }), '12');
    await user.keyboard('{Escape}');
    expect(left).toMatchObject([{ paper: 'a4', count: '12' }]);
  });
});
