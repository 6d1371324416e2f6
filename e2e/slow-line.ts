import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

const longestHold = 1500;

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = randomNumbers(215);

/** Holds each answer of the service and each script that the page loads later, so that answers overtake each other. */
async function holdAnswers(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that is left ends its requests itself.
    const goOn = () => session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    void sleep(next() * longestHold).then(goOn);
  });
  const patterns = ['*/api/*', '*/assets/*.js'].map((urlPattern) => ({
    urlPattern,
    requestStage: 'Response' as const,
  }));
  await session.send('Fetch.enable', { patterns });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (process.env['SLOW_NETWORK']) await holdAnswers(session);
  const rate = Number(process.env['SLOW_PROCESSOR'] ?? 1);
  if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Gives the pages of this profile a slow line (`SLOW_NETWORK=yes`) and a slow processor (`SLOW_PROCESSOR=4`). */
export function slowPages(context: BrowserContext): void {
  if (!process.env['SLOW_NETWORK'] && !process.env['SLOW_PROCESSOR']) return;
  context.on('page', (page) => void slowDown(page).catch(() => undefined));
}
