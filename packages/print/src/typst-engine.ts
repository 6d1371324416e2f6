import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles } from './layout/font-families.ts';
import { packPdf } from './pdf/pack-pdf.ts';
import type { PrintJob } from './print-job.ts';

export type TypstEngine = {
  /** Blocks for the time of the whole printing; leaves nothing behind in the engine's cache. */
  print(job: PrintJob): Uint8Array;
};

const template = fileURLToPath(new URL('../templates/sds.typ', import.meta.url));
const workspace = dirname(template);

/** Loads compiler and fonts, some 50 ms. */
export function createTypstEngine(): TypstEngine {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFiles] }] });
  return {
    print(job) {
      const files = job.files.map(([path, content]) => [join(workspace, path), Buffer.from(content)] as const);
      for (const [path, content] of files) compiler.mapShadow(path, content);
      try {
        return packPdf(compile(compiler, job));
      } finally {
        for (const [path] of files) compiler.unmapShadow(path);
        compiler.evictCache(0);
      }
    },
  };
}

function compile(compiler: NodeCompiler, { model, standard, timestamp }: PrintJob): Uint8Array {
  const source = { mainFilePath: template, inputs: { model } };
  try {
    return compiler.pdf(source, { pdfStandard: standard, creationTimestamp: timestamp });
  } catch (cause) {
    throw new Error(`The sheet could not be set: ${explain(compiler, source, cause)}`, { cause });
  }
}

/** The compiler throws without a sentence where the template is at fault; compiling once more brings it out. */
function explain(compiler: NodeCompiler, source: Parameters<NodeCompiler['compile']>[0], cause: unknown): string {
  const result = compiler.compile(source);
  const error = result.hasError() ? result.takeError() : null;
  if (error) return JSON.stringify(compiler.fetchDiagnostics(error));
  return cause instanceof Error ? cause.message : String(cause);
}
