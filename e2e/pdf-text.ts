import { spawnSync } from 'node:child_process';

/** The text of a PDF in reading order, by poppler. Each run of white space becomes one space. */
export function pdfText(pdf: Buffer): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pdftotext failed: ${stderr.toString()}`);
  return stdout.toString('utf8').replaceAll(/\s+/g, ' ');
}
