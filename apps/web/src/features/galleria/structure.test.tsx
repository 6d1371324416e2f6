import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Structure } from './structure.tsx';

it.each([
  ['acetic acid', 'CC(=O)O', 3],
  ['sulphuric acid', 'OS(=O)(=O)O', 4],
])('%s is drawn with its bonds', async (name, smiles, bonds) => {
  const { container } = renderScreen(<Structure smiles={smiles} name={name} />, '/');
  await expect.poll(() => container.querySelectorAll('line').length).toBeGreaterThanOrEqual(bonds);
});
