import { constants, setPriority } from 'node:os';
import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { z } from 'zod';

// The program that `loadCatalogue` starts. Arguments: the database address as JSON, and the data folder.
const addressForm = z.union([
  z.object({ url: z.string() }),
  z.object({ socketFolder: z.string(), user: z.string(), database: z.string() }),
]);

// Stop if the service ends: nobody needs the load then.
process.on('disconnect', () => process.exit());

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const [address = '', data = ''] = process.argv.slice(2);
  const started = Date.now();
  const outcome = await loadChemicals(addressForm.parse(JSON.parse(address)), data);
  if (outcome.outcome === 'loaded')
    console.log(`Loaded ${outcome.chemicals} chemicals in ${Math.round((Date.now() - started) / 1000)} s`);
  if (outcome.outcome === 'outdated')
    console.log('The chemicals stay as they are: the database is of a later version of the service');
} catch (error) {
  console.error(`The chemicals were not loaded: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  process.disconnect();
}
