// The built service in its own process, observed from outside: memory of its processes and delays of its event loop.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const loopDelay = join(import.meta.dirname, 'loop-delay.mjs');

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Memory in MB by process: the service and all its child processes except PostgreSQL. */
function memoryOf(pid) {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((row) => row !== null)
    .map(([, own, parent, kilobytes, args]) => ({
      pid: Number(own),
      parent: Number(parent),
      megabytes: Number(kilobytes) / 1024,
      args,
    }));
  const service = rows.find((row) => row.pid === pid)?.megabytes ?? 0;
  const workers = rows
    .filter((row) => row.parent === pid && row.args.includes('-worker.js'))
    .map(({ megabytes, args }) => ({ megabytes, name: /(\w+)-worker\.js/.exec(args)?.[1] ?? '' }));
  return { service, workers };
}

/** What a process does for the service, by its command. */
function kindOf(pid, servicePid, command) {
  if (pid === servicePid) return 'service';
  return /(\w+)-worker\.js/.exec(command)?.[1] ?? (/postgres/.test(command) ? 'PostgreSQL' : 'other');
}

/** Seconds of processor so far, by what the processes do: the service and all that it has started. Another program on the machine does not change them. */
function processorByKind(servicePid) {
  const processes = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ');
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      processes.set(Number(name), {
        parent: Number(fields[1]),
        ticks: Number(fields[11]) + Number(fields[12]),
        command,
      });
    } catch {
      // It ended meanwhile.
    }
  }
  const isOurs = (pid) => pid === servicePid || (processes.has(pid) && isOurs(processes.get(pid).parent));
  const seconds = {};
  for (const [pid, { ticks, command }] of processes) {
    if (!isOurs(pid)) continue;
    const kind = kindOf(pid, servicePid, command);
    seconds[kind] = (seconds[kind] ?? 0) + ticks / 100;
  }
  return seconds;
}

/** Starts the service on a new data folder, with further settings. Each client may use its own address. */
export async function openService(settings = {}) {
  const data = mkdtempSync(join(tmpdir(), 'gosds-load-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    BASE_URL: url,
    GOSDS_DATA: data,
    TRUST_PROXY: '127.0.0.1',
    CHEMICAL_DATA: 'off',
    ...settings,
  };
  const child = spawn(process.execPath, ['--import', loopDelay, 'apps/api/dist/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr.on('data', (piece) => (complaints += piece));
  const isReady = async () => {
    try {
      return (await fetch(`${url}/health`)).ok;
    } catch {
      return false;
    }
  };
  for (let waited = 0; !(await isReady()); waited += 100) {
    if (child.exitCode !== null || waited > 60_000) throw new Error(`the service did not start:\n${complaints}`);
    await sleep(100);
  }
  return {
    url,
    memory: () => memoryOf(child.pid),
    /** Processor seconds of the service's main process so far. */
    processorSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    processorByKind: () => processorByKind(child.pid),
    /** Event loop delays in milliseconds since the last call: 99th percentile and maximum. */
    loopDelay: () =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send('loop-delay');
      }),
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
      rmSync(data, { recursive: true, force: true });
      return complaints;
    },
  };
}
