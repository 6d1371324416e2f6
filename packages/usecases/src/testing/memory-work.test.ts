import { describe } from 'vitest';
import { describesAccountStores } from './account-stores-contract.ts';
import { memoryJobs, memoryWork } from './memory-work.ts';
import { describesSheetStores } from './sheet-stores-contract.ts';

describe('stores in memory', () => {
  const open = async () => memoryWork(memoryJobs(() => []).queue).work.stores;
  describesAccountStores(open);
  describesSheetStores(open);
});
