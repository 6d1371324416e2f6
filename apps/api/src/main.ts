import { endOnSignals } from './end-on-signals.ts';
import { readEnv } from './env.ts';
import { logTraces } from './log.ts';
import { type Service, startService } from './start-service.ts';

function announce({ address, demo, hasMailbox }: Service): void {
  console.log(`GoSDS is ready at ${address}`);
  if (demo) console.log(`Demo login: ${demo.email} with password ${demo.password}`);
  if (hasMailbox) console.log(`Mails are shown at ${address}/mailbox (TEST MODE)`);
}

try {
  const env = readEnv(process.env);
  logTraces(env);
  const starting = startService(env);
  // Register before the start is complete, so that a signal during the start does not leave the database running.
  endOnSignals(async () => {
    const service = await starting.catch(() => undefined);
    await service?.close();
  });
  const service = await starting;
  announce(service);
  await service.crashed;
  console.error('The built-in PostgreSQL stopped again and again. See postgres.log in the data folder.');
  process.exit(1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
