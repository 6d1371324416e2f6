import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { useFocusOfRemovedElements } from './use-focus-of-removed-elements.ts';

function Rows() {
  useFocusOfRemovedElements();
  const [rows, setRows] = useState(['1', '2', '3']);
  const [asked, setAsked] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const remove = (row: string) => {
    setRows(rows.filter((each) => each !== row));
    setAsked('');
  };
  return (
    <>
      <button>Before</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <input aria-label={`Name ${row}`} />
            <button
              onClick={() => {
                remove(row);
              }}
            >{`Remove ${row}`}</button>
            <button
              onClick={() => {
                setAsked(row);
              }}
            >{`Ask ${row}`}</button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <div>
          <input aria-label="New" />
          <button
            onClick={() => {
              setIsAdding(false);
            }}
          >
            Cancel
          </button>
        </div>
      ) : (
        <button
          onClick={() => {
            setIsAdding(true);
          }}
        >
          Add
        </button>
      )}
      <button>After</button>
      {asked !== '' &&
        createPortal(
          <button
            onClick={() => {
              remove(asked);
            }}
          >
            Yes
          </button>,
          document.body,
        )}
    </>
  );
}

const named = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  named(name).focus();
  return userEvent.keyboard('{Enter}');
};
const expectFocus = (element: HTMLElement) =>
  waitFor(() => {
    expect(document.activeElement).toBe(element);
  });

it('goes to the next row, to the one before the last, and beside the list after the only one', async () => {
  render(<Rows />);
  await press('Remove 2');
  await expectFocus(screen.getByLabelText('Name 3'));
  await press('Remove 3');
  await expectFocus(screen.getByLabelText('Name 1'));
  await press('Remove 1');
  await expectFocus(named('Add'));
});

it('goes to what takes the place of the element', async () => {
  render(<Rows />);
  await press('Add');
  await expectFocus(screen.getByLabelText('New'));
  await press('Cancel');
  await expectFocus(named('Add'));
});

it('goes beside the row that a question removed', async () => {
  render(<Rows />);
  await press('Ask 1');
  await press('Yes');
  await expectFocus(screen.getByLabelText('Name 2'));
});

it('stays away where the pointer removed the row, since it would open the keyboard of a phone', async () => {
  render(<Rows />);
  named('Remove 1').focus();
  fireEvent.pointerDown(named('Remove 1'));
  fireEvent.click(named('Remove 1'));
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(document.activeElement).toBe(document.body);
});
