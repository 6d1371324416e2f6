import { join } from 'node:path';
import { folderBlobStore } from '@gosds/storage/folder-blob-store';
import { s3BlobStore } from '@gosds/storage/s3-blob-store';
import type { MarkedBlobStore } from '@gosds/usecases/blob-store';
import type { Env } from '../env.ts';

export type OpenedDocumentStore = {
  readonly blobs: MarkedBlobStore;
  readonly description: string;
  /** Rejects where the store does not answer soon. */
  readonly ping: () => Promise<void>;
  readonly close: () => void;
};

/** Object storage where the environment names a bucket, else files in the data folder. */
export function openDocumentStore(env: Env): OpenedDocumentStore {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) {
    const nothing = () => undefined;
    return {
      blobs: folderBlobStore(join(env.dataFolder, 'files')),
      description: 'folder on disk',
      ping: () => Promise.resolve(),
      close: nothing,
    };
  }
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  }
  const store = s3BlobStore({ bucket, endpoint: env.S3_ENDPOINT, region: env.S3_REGION, accessKeyId, secretAccessKey });
  return { blobs: store, description: 'object storage', ping: store.ping, close: store.close };
}
