/** Encodes the fields of nested objects in the provider's form encoding. */
function encode(fields, prefix = '') {
  return Object.entries(fields).flatMap(([name, value]) => {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (value === undefined || value === null) return [];
    return typeof value === 'object' ? encode(value, key) : [[key, String(value)]];
  });
}

const unreachable = { type: 'api_connection_error', message: 'The sandbox of the card provider does not answer.' };

/** Calls the double through the service. Returns its object, or `{ error }` as the provider does. */
export async function callSandbox(publishableKey, { method = 'POST', path, fields = {} }) {
  const form = new URLSearchParams(encode(fields));
  const isGet = method === 'GET';
  try {
    const reply = await fetch(`/sandbox/stripe/v1/${path}${isGet ? `?${form}` : ''}`, {
      method,
      headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: isGet ? undefined : form,
    });
    return await reply.json();
  } catch {
    return { error: unreachable };
  }
}
