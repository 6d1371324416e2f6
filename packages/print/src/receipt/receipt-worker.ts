import { interfaceWords } from '@gosds/phrases/interface-words';
import { createTypefaces } from '../layout/typeface.ts';
import { createTypstEngine, type TypstEngine } from '../typst-engine.ts';
import { serveParent } from '../worker-messages.ts';
import { isReceiptJob } from './receipt-job.ts';
import { receiptJson, receiptModel } from './receipt-model.ts';

const typefaceOf = createTypefaces();
let engine: TypstEngine | undefined;

serveParent(
  async (job) => {
    if (!isReceiptJob(job)) throw new TypeError('The message is not a document of money to print.');
    const { document, language } = job;
    const model = receiptJson(receiptModel(document, await interfaceWords(language)), typefaceOf);
    engine ??= createTypstEngine();
    return engine.printReceipt({ model, timestamp: Math.floor(document.issuedAt.getTime() / 1000) });
  },
  () => {
    engine?.forget();
  },
);
