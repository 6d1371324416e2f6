// From a product to its paid PDF, and an audit of that: GOSDS_URL and GOSDS_KEY name the service and a key that may do all of it,
// PRODUCT a file with the product, PROMO_CODE a code that pays for it.
import { readFileSync } from 'node:fs';
import { createClient, PublicApiError } from '@gosds/client/client';

const { GOSDS_URL: baseUrl = '', GOSDS_KEY: key = '', PRODUCT: file = '', PROMO_CODE: promoCode } = process.env;
const gosds = createClient({ baseUrl, key });
const product = JSON.parse(readFileSync(file, 'utf8'));

try {
  const { classification } = await gosds.classify(product);
  console.log('signal word', classification.label.signalWord);

  const { review } = await gosds.inspect(product);
  console.log('score', review.score);

  const draft = await gosds.makeDraft(product);
  const order = await gosds.placeOrder({
    draftId: draft.id,
    idempotencyKey: `example ${draft.id}`,
    ...(promoCode !== undefined && { promoCode }),
  });
  console.log('order', order.status, order.payAt ?? '');

  if (order.status === 'paid') {
    const pdf = await gosds.download(order.id, 'pdf');
    console.log('pdf', new TextDecoder('latin1').decode(pdf.subarray(0, 5)));
    const { isChanged, findings } = await gosds.audit(product, pdf);
    console.log('audit', isChanged, findings.length);
  }
} catch (error) {
  if (!(error instanceof PublicApiError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
