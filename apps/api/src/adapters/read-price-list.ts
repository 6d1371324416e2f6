import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PriceList, priceListSchema } from '@gosds/usecases/checkout/price-list';

/** The specification's prices, or what the operator puts in their place in `prices.json` of the data folder; US cents. */
export function readPriceList(dataFolder: string): PriceList {
  const file = join(dataFolder, 'prices.json');
  if (!existsSync(file)) return priceListSchema.parse({});
  const read = priceListSchema.safeParse(readJson(file));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The prices in ${file} are not valid.\n${faults.join('\n')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not valid JSON.`, { cause });
  }
}
