// One sheet from the empty form to the paid PDF: the page's requests in the order of the wizard.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { draft: whole } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../apps/cli/examples/sheet.json'), 'utf8'),
);
const json = ({ body }) => JSON.parse(body.toString());
const keys = ['acetone', 'sodium hydroxide', 'butoxyethanol'];

/** The parts filled in one after the other. Each is saved as the page saves while the user types. */
function partsOf(productName) {
  const description = { ...whole.description, productName };
  const entries = Object.entries(description);
  const upTo = (share) => Object.fromEntries(entries.slice(0, Math.ceil(entries.length * share)));
  return {
    description: [0.25, 0.5, 0.75, 1].map((share) => ({ description: upTo(share) })),
    ingredients: whole.ingredients.map((_, index) => ({ ingredients: whole.ingredients.slice(0, index + 1) })),
    properties: [{ properties: whole.properties }],
    rest: [whole],
  };
}

/** The requests of one walk, each with the name it is counted under. Each waits for the answer to the one before. */
export function* walk({ ask, post, token }, productName) {
  const sheet = { draft: undefined, version: 1, id: '', orderId: '' };
  const save = (part) => [
    'save',
    async () => {
      sheet.draft = { ...sheet.draft, ...part, description: { ...sheet.draft.description, ...part.description } };
      if (part === whole) sheet.draft.description.productName = productName;
      const answer = await ask(`/api/drafts/${sheet.id}`, {
        method: 'PUT',
        body: { version: sheet.version, draft: sheet.draft },
      });
      if (answer.status === 200) sheet.version = json(answer).version;
      return answer;
    },
  ];
  const next = () => ['next', () => post('/api/users/checkSession', { token })];
  const parts = partsOf(productName);
  yield [
    'new sheet',
    async () => {
      const answer = await post('/api/drafts', {});
      if (answer.status === 200) Object.assign(sheet, json(answer));
      return answer;
    },
  ];
  yield* parts.description.map(save);
  yield next();
  for (const [index, part] of parts.ingredients.entries()) {
    const key = keys[index % keys.length];
    yield ['autocomplete', () => post('/api/data/ingredients', { key: key.slice(0, 4) })];
    yield ['autocomplete', () => post('/api/data/ingredients', { key })];
    const { materialId } = whole.ingredients[index];
    if (materialId) yield ['substance', () => ask(`/api/substances/${materialId}`)];
    yield save(part);
  }
  yield next();
  yield* parts.properties.map(save);
  yield next();
  yield* parts.rest.map(save);
  yield ['review', () => ask(`/api/drafts/${sheet.id}/review`)];
  yield next();
  yield [
    'preview',
    async () => {
      const answer = await post('/api/data/credo', { draftId: sheet.id, version: sheet.version });
      if (answer.status === 200) sheet.orderId = json(answer).orderId;
      return answer;
    },
  ];
  yield ['first page', () => ask(`/api/documents/${sheet.orderId}/pages/1`)];
  yield next();
  yield ['price', () => post('/api/data/prices', { orderId: sheet.orderId })];
  yield ['pay', () => post('/api/data/payWithStripe', { orderId: sheet.orderId, tokenId: 'pm_card_visa' })];
  yield ['download', () => ask(`/api/documents/${sheet.orderId}/pdf`)];
  yield ['orders', () => ask('/api/account/orders')];
}
