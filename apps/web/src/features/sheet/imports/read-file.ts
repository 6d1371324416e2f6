import { importLimits } from '@gosds/imports/table/limits';
import type { ReadAnswer, ReadRequest } from './import-worker.ts';

const refused = (code: 'too-slow' | 'broken'): ReadAnswer => ({ kind: 'refused', refusal: { code } });

function readBeside(request: ReadRequest): Promise<ReadAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' });
    const end = (file: ReadAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(file);
    };
    const timer = setTimeout(() => {
      end(refused('too-slow'));
    }, importLimits.time);
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      end(data);
    });
    worker.addEventListener('error', () => {
      end(refused('broken'));
    });
    worker.postMessage(request);
  });
}

/** Reads a file in a worker and stops if that takes too long. The file does not leave the device. */
export async function readFile(file: File, options: Omit<ReadRequest, 'bytes'>): Promise<ReadAnswer> {
  const { bytes: limit } = importLimits;
  if (file.size > limit) return { kind: 'refused', refusal: { code: 'too-large', limit } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readBeside({ bytes, ...options });
}
