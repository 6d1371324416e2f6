import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '@gosds/postgres/open-database';

export type Environment = Readonly<Record<string, string | undefined>>;

const defaultData = fileURLToPath(new URL('../../../.data', import.meta.url));

/** The folder of `GOSDS_DATA`, else that of the product. */
export const dataFolderOf = ({ GOSDS_DATA: folder }: Environment): string => resolve(folder || defaultData);

/** The database of the service: that of `DATABASE_URL`, else the built-in one in its data folder. */
export const placeOf = (environment: Environment): DatabasePlace =>
  environment['DATABASE_URL'] ? { url: environment['DATABASE_URL'] } : { dataFolder: dataFolderOf(environment) };
