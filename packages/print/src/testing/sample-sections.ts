import { readFileSync } from 'node:fs';
import { repositoryFile } from '@gosds/testkit/public-files';

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

const file = repositoryFile('packages/print/src/testing/sample-sections.json');

/** Sections of a made-up solvent degreaser, as long as sheets of industry are: only for tests of printing. */
export const sampleSections: SampleSection[] = JSON.parse(readFileSync(file, 'utf8'));
