// What a browser loads before the first step: JavaScript and CSS that index.html names or preloads, and each lazy chunk, gzip -9.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../apps/web/dist');
const kilobytes = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024;
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const total = (extension) =>
  named.filter((file) => file.endsWith(extension)).reduce((sum, file) => sum + kilobytes(file), 0);

console.log(`initial JavaScript  ${total('.js').toFixed(1)} KB gz (goal 185)`);
console.log(`initial CSS         ${total('.css').toFixed(1)} KB gz (goal 20)`);
const lazy = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.js') && !named.includes(`assets/${file}`))
  .map((file) => ({ file, size: kilobytes(`assets/${file}`) }))
  .sort((a, b) => b.size - a.size);
for (const { file, size } of lazy.slice(0, 12)) console.log(`lazy  ${size.toFixed(1).padStart(6)} KB gz  ${file}`);
