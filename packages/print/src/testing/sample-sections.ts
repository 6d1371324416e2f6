import { readFileSync } from 'node:fs';

export type SampleBlock =
  | { p: string }
  | { list: string[] }
  | { fields: string[][] }
  | { pictograms: string[][] }
  | { signal: string }
  | { caption: string; heads: string[]; widths: number[]; rows: string[][] };

type SampleSection = {
  number: number;
  heading: string;
  subsections: { number: string; heading: string; blocks: SampleBlock[] }[];
};

/** Beside the sources, so that both the sources and the build find it. */
const file = new URL('../../src/testing/sample-sections.json', import.meta.url);

/** Sections of a made-up solvent degreaser, as long as sheets of industry are: only for tests of printing. */
export const sampleSections: SampleSection[] = JSON.parse(readFileSync(file, 'utf8'));
