import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '@gosds/postgres/open-database';

export type Environment = Readonly<Record<string, string | undefined>>;

const defaultData = fileURLToPath(new URL('../../../.data', import.meta.url));

/** The database of the service: that of `DATABASE_URL`, else the built-in one in the folder of `GOSDS_DATA`. */
export const placeOf = ({ DATABASE_URL: url, GOSDS_DATA: folder }: Environment): DatabasePlace =>
  url ? { url } : { dataFolder: resolve(folder || defaultData) };
