// A user with a browser session: a token, one draft saved again and again, and one paid sheet.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const { draft: example } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../apps/cli/examples/sheet.json'), 'utf8'),
);
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
const password = 'Secret1!';

/** A response: status, headers and the bytes of its body. */
function call(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const type =
      sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
    const asked = request(url, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) });
      });
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}

const json = ({ body }) => JSON.parse(body.toString());

/** The token in the newest mail to this address. */
async function confirmationOf(url, email) {
  const list = (await call(`${url}/mailbox`)).body.toString();
  for (const [, id] of list.matchAll(/\/mailbox\/(\d+)/g)) {
    const mail = (await call(`${url}/mailbox/${id}`)).body.toString();
    if (mail.includes(email)) return /\/confirmation\/([\w-]+)/.exec(mail)?.[1];
  }
  throw new Error(`there is no mail to ${email}`);
}

/** Signs up, confirms, logs in, writes a draft, makes its sheet and pays for it. */
export async function newUser(url, number) {
  const email = `user${number}@example.com`;
  const address = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  const account = { email, password, name: `User ${number}` };
  const signUp = await call(`${url}/api/users/signup`, { method: 'POST', headers: address, body: account });
  if (signUp.status !== 200) throw new Error(`sign-up answered ${signUp.status}: ${signUp.body}`);
  const confirmed = { token: await confirmationOf(url, email), password };
  await call(`${url}/api/users/confirm-email`, { method: 'POST', headers: address, body: confirmed });
  const login = await call(`${url}/api/users/login`, { method: 'POST', headers: address, body: { email, password } });
  if (login.status !== 200) throw new Error(`login answered ${login.status}: ${login.body}`);
  const cookie = login.headers['set-cookie'].map((each) => each.split(';')[0]).join('; ');
  const token = json(login).csrfToken;
  const headers = { ...address, cookie, 'x-csrf-token': token };
  const ask = (path, options = {}) => call(url + path, { headers, ...options });
  const post = (path, body) => ask(path, { method: 'POST', body });

  const draftOf = (productName) => ({ ...example, description: { ...example.description, productName } });
  const user = { version: 1, orderId: undefined, paidOrderId: undefined };
  const { id } = json(await post('/api/drafts', { draft: draftOf(`Cleaner ${number}`) }));
  const save = async () => {
    const body = { version: user.version, draft: draftOf(`Cleaner ${number}, version ${user.version}`) };
    const answer = await ask(`/api/drafts/${id}`, { method: 'PUT', body });
    if (answer.status === 200) user.version = json(answer).version;
    return answer;
  };
  const makeSheet = async () => {
    const answer = await post('/api/data/credo', { draftId: id, version: user.version });
    if (answer.status === 200) user.orderId = json(answer).orderId;
    return answer;
  };
  const preview = async () => {
    const made = await makeSheet();
    return made.status === 200 ? ask(`/api/documents/${user.orderId}/pages/1`) : made;
  };
  return {
    id,
    ask,
    post,
    token,
    logIn: () => call(`${url}/api/users/login`, { method: 'POST', headers: address, body: { email, password } }),
    save,
    preview,
    search: (key) => post('/api/data/ingredients', { key }),
    chemicals: (pattern) => post('/api/galleria/search', { pattern }),
    substance: (materialId) => ask(`/api/substances/${materialId}`),
    review: () => ask(`/api/drafts/${id}/review`),
    orders: () => ask('/api/account/orders'),
    pdf: () => ask(`/api/documents/${user.paidOrderId}/pdf`),
    label: (query) => ask(`/api/documents/${user.orderId}/label?${query}`),
    async pay() {
      const made = await makeSheet();
      if (made.status !== 200) throw new Error(`the sheet answered ${made.status}: ${made.body}`);
      const paid = await post('/api/data/payWithStripe', { orderId: user.orderId, tokenId: 'pm_card_visa' });
      if (paid.status !== 200) throw new Error(`payment answered ${paid.status}: ${paid.body}`);
      user.paidOrderId = user.orderId;
    },
  };
}
