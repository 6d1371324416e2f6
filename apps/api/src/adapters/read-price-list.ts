import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PriceList, priceListSchema } from '@gosds/usecases/checkout/price-list';
import { type SellerFile, sellerFileSchema } from '@gosds/usecases/money/money-document';
import type { z } from 'zod';

/** The specification's prices, or the operator's prices in `prices.json` in the data folder; in minor units. */
export const readPriceList = (dataFolder: string): PriceList =>
  readSettings(join(dataFolder, 'prices.json'), priceListSchema, 'prices');

/** The seller's details in `seller.json` in the data folder. */
export const readSeller = (dataFolder: string): SellerFile =>
  readSettings(join(dataFolder, 'seller.json'), sellerFileSchema, 'details of the seller');

function readSettings<T>(file: string, schema: z.ZodType<T>, what: string): T {
  if (!existsSync(file)) return schema.parse({});
  const read = schema.safeParse(readJson(file));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The ${what} in ${file} are not valid.\n${faults.join('\n')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not valid JSON.`, { cause });
  }
}
