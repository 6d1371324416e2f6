import { join } from 'node:path';
import type { ErasureRecord } from '@gosds/usecases/accounts/erasure-record';
import type { MarkedBlobStore } from '@gosds/usecases/blob-store';
import { folderBlobStore } from './folder-blob-store.ts';
import { folderErasureRecord } from './folder-erasure-record.ts';
import { s3BlobStore } from './s3-blob-store.ts';

/** Where an operator keeps the documents; the names are those of the environment variables. */
export type DocumentPlace = {
  readonly dataFolder: string;
  /** Bucket of S3-compatible object storage; without one the documents are files in the data folder. */
  readonly S3_BUCKET: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID: string | undefined;
  readonly S3_SECRET_ACCESS_KEY: string | undefined;
};

export type OpenedDocumentStore = {
  readonly blobs: MarkedBlobStore;
  readonly erasures: ErasureRecord;
  readonly description: string;
  /** Rejects where the store does not answer soon. */
  readonly ping: () => Promise<void>;
  readonly close: () => void;
};

/** Object storage where the place names a bucket, else files in the data folder. Throws a sentence where keys are missing. */
export function openDocumentStore(place: DocumentPlace): OpenedDocumentStore {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = place;
  if (!bucket) {
    const nothing = () => undefined;
    return {
      blobs: folderBlobStore(join(place.dataFolder, 'files')),
      // Beside the documents: a version before this one removes what it does not know among them.
      erasures: folderErasureRecord(join(place.dataFolder, 'erased-accounts')),
      description: 'folder on disk',
      ping: () => Promise.resolve(),
      close: nothing,
    };
  }
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  }
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = place;
  const store = s3BlobStore({ bucket, endpoint, region, accessKeyId, secretAccessKey });
  const { ping, close, erasures } = store;
  return { blobs: store, erasures, description: 'object storage', ping, close };
}
