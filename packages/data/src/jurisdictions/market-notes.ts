import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import type { Folder } from './read-jurisdictions.ts';

/** The notes on each jurisdiction, in folder order. */
export function marketNotesModule(chains: readonly (readonly Folder[])[]): GeneratedModule {
  const known = chains.flatMap((chain) => {
    const { id, name, follows, known: notes = {} } = chain.at(-1)?.facts ?? {};
    return id === undefined ? [] : [[id, { name, follows, ...notes }] as const];
  });
  const text = moduleText(
    `import type { MarketNotes } from '../markets/jurisdiction-data.ts';`,
    `export const marketNotes: Readonly<Record<string, MarketNotes>> = ${literal(Object.fromEntries(known))};`,
  );
  return { path: 'packages/ghs/src/generated/market-notes.ts', text };
}
