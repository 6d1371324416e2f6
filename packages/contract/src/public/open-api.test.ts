import { repositoryFile } from '@gosds/testkit/public-files';
import { expect, it } from 'vitest';
import { openApi } from './open-api.ts';

it('docs/openapi.json is what the service tells of its public API', async () => {
  const document = openApi();
  expect(document.openapi).toBe('3.1.0');
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(repositoryFile('docs/openapi.json'));
});
