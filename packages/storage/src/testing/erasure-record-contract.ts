import { randomUUID } from 'node:crypto';
import type { ErasureRecord } from '@gosds/usecases/accounts/erasure-record';
import { describe, expect, it } from 'vitest';

export function describeErasureRecord(name: string, open: () => ErasureRecord): void {
  describe(`a record of erasures in ${name}`, () => {
    it('lists every account that was noted, once, also after it is opened anew', async () => {
      expect(await open().list()).toEqual([]);
      const ids = Array.from({ length: 5 }, () => randomUUID());
      for (const id of [...ids, ...ids]) await open().note(id);
      expect((await open().list()).toSorted()).toEqual(ids.toSorted());
    });

    it.each(['', '../x', 'x', `${randomUUID()}/`])('refuses %j, which is no account', async (id) => {
      await expect(open().note(id)).rejects.toThrow('An account is noted by its id.');
      expect(await open().list()).toEqual([]);
    });
  });
}
