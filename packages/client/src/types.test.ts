import { openApi } from '@gosds/contract/public/open-api';
import { repositoryFile } from '@gosds/testkit/public-files';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import { typesOfOpenApi } from './testing/types-of-open-api.ts';

it('the types of the client are those of the service', async () => {
  const written = typesOfOpenApi(openApi().components.schemas);
  const types = await format(written, { parser: 'typescript', printWidth: 120, singleQuote: true });
  await expect(types).toMatchFileSnapshot(repositoryFile('packages/client/src/types.ts'));
});
