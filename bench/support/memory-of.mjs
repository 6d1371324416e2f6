import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Memory in MB of a process and its child processes, shared memory counted once. Undefined if the system does not
 * report it.
 */
export function memoryOf(root) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1])]),
  );
  const isBelow = (id) => id === root || (parents.has(id) && isBelow(parents.get(id)));
  const shares = [...parents.keys()]
    .filter(isBelow)
    .map((id) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0));
  const sum = shares.reduce((all, each) => all + each, 0) / 1024;
  return sum === 0 ? undefined : sum;
}
