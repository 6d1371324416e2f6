import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Megabytes of memory that a process and all below it hold, what they share counted once; undefined where the system does not tell. */
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
