import { repositoryFile } from '@gosds/testkit/public-files';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Block,
  differingBlocks,
  markedPicture,
  type Picture,
  pictureOf,
  pngOf,
  reducedPicture,
} from './picture.ts';

const kept = join(import.meta.dirname, 'kept');
const reports = repositoryFile('reports/screens');

const restMs = 250;
const mostTries = 8;

/** Set by `npm run screens -- --write`. */
const isWritten = process.env['SCREENS_WRITE'] === '1';

type Difference = {
  /** Undefined if no picture is stored. */
  readonly before: Picture | undefined;
  readonly screenshot: Buffer;
  readonly blocks: readonly Block[];
};

/** The screen may not be at rest yet, so this takes screenshots until one matches or time is up. */
async function differenceFrom(before: Picture | undefined, take: () => Promise<Buffer>): Promise<Difference> {
  let screenshot = await take();
  if (before === undefined) return { before, screenshot, blocks: [] };
  let blocks = differingBlocks(before, await reducedPicture(screenshot));
  for (let tries = 0; blocks.length > 0 && tries < mostTries; tries += 1) {
    await sleep(restMs);
    screenshot = await take();
    blocks = differingBlocks(before, await reducedPicture(screenshot));
  }
  return { before, screenshot, blocks };
}

/**
 * Compares screens with the stored ones, or stores them. Old, new and difference of a failed screen go to `reports/`.
 */
export function openComparison() {
  const seen = new Set<string>();
  const faults: string[] = [];
  if (isWritten) rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  rmSync(reports, { recursive: true, force: true });

  const keep = async (name: string, take: () => Promise<Buffer>): Promise<void> => {
    let picture = await reducedPicture(await take());
    for (let tries = 0; tries < mostTries; tries += 1) {
      await sleep(restMs);
      const later = await reducedPicture(await take());
      const isAtRest = differingBlocks(picture, later).length === 0;
      picture = later;
      if (isAtRest) break;
    }
    writeFileSync(join(kept, `${name}.png`), await pngOf(picture));
  };

  const report = async (name: string, { before, screenshot, blocks }: Difference): Promise<void> => {
    faults.push(before ? `${name} differs in ${blocks.length} places` : `${name} is new`);
    mkdirSync(reports, { recursive: true });
    if (before) writeFileSync(join(reports, `${name}.old.png`), await pngOf(before));
    writeFileSync(join(reports, `${name}.new.png`), screenshot);
    writeFileSync(join(reports, `${name}.difference.png`), await markedPicture(screenshot, blocks));
  };

  const compare = async (name: string, take: () => Promise<Buffer>): Promise<void> => {
    seen.add(`${name}.png`);
    if (isWritten) {
      await keep(name, take);
      return;
    }
    const path = join(kept, `${name}.png`);
    const before = existsSync(path) ? await pictureOf(readFileSync(path)) : undefined;
    const difference = await differenceFrom(before, take);
    if (before === undefined || difference.blocks.length > 0) await report(name, difference);
  };

  /** Screens that differ, are new or were not visited. */
  const close = (): readonly string[] => [
    ...faults,
    ...readdirSync(kept)
      .filter((file) => !seen.has(file))
      .map((file) => `${file} was not seen`),
  ];
  return { compare, close };
}
