import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderScreen, textBeside } from '../testing/render-screen.tsx';
import { DateField } from './date-field.tsx';

const sent: string[] = [];

function Form() {
  const [day, setDay] = useState('');
  return (
    <form
      noValidate
      aria-label="Days"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(day);
      }}
    >
      <DateField type="date" label="Last day" description="Or none" value={day} onChange={setDay} />
      <button>Send</button>
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Last day');
/** As a browser tells of a date that is partly typed; the test's browser has no parts of a date. */
const typePart = (isPart: boolean) => {
  Object.defineProperty(field(), 'validity', { configurable: true, value: { badInput: isPart } });
};

describe('a date', () => {
  it('that is partly typed is a fault beside its field, and is not sent as none', async () => {
    const { user } = renderScreen(<Form />);
    typePart(true);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => {
      expect(textBeside(field())).toContain('This date is incomplete or does not exist.');
    });
    expect(sent).toEqual([]);
    await expectAccessible();
    typePart(false);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['']);
    expect(textBeside(field())).not.toContain('incomplete');
    await user.type(field(), '2099-12-01');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['', '2099-12-01']);
  });

  it('that is left partly typed says so', async () => {
    const { user } = renderScreen(<Form />);
    await user.click(field());
    typePart(true);
    await user.tab();
    await waitFor(() => {
      expect(field().getAttribute('aria-invalid')).toBe('true');
    });
  });
});
