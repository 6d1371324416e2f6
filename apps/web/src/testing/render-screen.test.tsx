import { expect, it } from 'vitest';
import { expectAccessible, renderScreen } from './render-screen.tsx';

it.each([
  ['a field without a name', <input type="text" />, 'label'],
  ['a button without a name', <button type="button" />, 'button-name'],
])('reports %s', async (_, part, rule) => {
  renderScreen(part);
  await expect(expectAccessible()).rejects.toThrow(`'${rule}'`);
});

it('reports nothing where each has its name', async () => {
  renderScreen(
    <>
      <label>
        Flash point <input type="text" />
      </label>
      <button type="button">Next</button>
      <img src="flame.svg" alt="Flame" />
    </>,
  );
  await expectAccessible();
});
