import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '@gosds/postgres/open-database';

export type Environment = Readonly<Record<string, string | undefined>>;

const defaultData = fileURLToPath(new URL('../../../.data', import.meta.url));

/** The folder that `GOSDS_DATA` names, else the default data folder. */
export const dataFolderOf = ({ GOSDS_DATA: folder }: Environment): string => resolve(folder || defaultData);

/** The database that `DATABASE_URL` names, else the embedded one in the data folder. */
export const placeOf = (environment: Environment): DatabasePlace =>
  environment['DATABASE_URL'] ? { url: environment['DATABASE_URL'] } : { dataFolder: dataFolderOf(environment) };
