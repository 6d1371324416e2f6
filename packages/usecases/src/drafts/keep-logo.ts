import { Problem } from '@gosds/contract/problem';
import { policy } from '../policy.ts';
import type { DraftDeps, Owned } from './draft-deps.ts';

/** Stores the picture as redrawn by the reader, never the uploaded file. */
export const uploadLogo =
  ({ work, blobs, readLogo, limiter, clock }: DraftDeps) =>
  async (userId: string, upload: Uint8Array): Promise<{ readonly fileId: string }> => {
    await limiter.take(policy.rateLimits.logosPerUser, userId);
    const read = await readLogo(upload);
    if (read.status === 'rejected') throw new Problem('logo-invalid');
    const hash = await blobs.put(read.png);
    const { id } = await work.stores.logos.add({ userId, hash, width: read.width, height: read.height }, clock());
    return { fileId: id };
  };

export const getLogo =
  ({ work, blobs }: DraftDeps) =>
  async (key: Owned): Promise<Uint8Array> => {
    const logo = await work.stores.logos.find(key);
    if (!logo) throw new Problem('not-found');
    const png = await blobs.get(logo.hash);
    if (!png) throw new Error(`The bytes of logo ${logo.id} are missing.`);
    return png;
  };
