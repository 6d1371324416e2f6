import { join } from 'node:path';
import type { ErasureRecord } from '@gosds/usecases/accounts/erasure-record';
import type { MarkedBlobStore } from '@gosds/usecases/blob-store';
import { folderBlobStore } from './folder-blob-store.ts';
import { folderErasureRecord } from './folder-erasure-record.ts';

/** Where the operator keeps the documents. The names are those of the environment variables. */
export type DocumentPlace = {
  readonly dataFolder: string;
  /** S3-compatible bucket. Without one, the documents are files in the data folder. */
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
  /** Rejects if the store does not answer soon. */
  readonly ping: () => Promise<void>;
  readonly close: () => void;
};

/**
 * Opens object storage if a bucket is set, else the data folder. Rejects with a message for the operator if keys are
 * missing. The client of S3 is loaded only for a bucket: it takes a tenth of a second of each start.
 */
export async function openDocumentStore(place: DocumentPlace): Promise<OpenedDocumentStore> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = place;
  if (!bucket) {
    const nothing = () => undefined;
    return {
      blobs: folderBlobStore(join(place.dataFolder, 'files')),
      // Outside the documents' folder, because an earlier version removes unknown files there.
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
  const { s3BlobStore } = await import('./s3-blob-store.ts');
  const store = s3BlobStore({ bucket, endpoint, region, accessKeyId, secretAccessKey });
  const { ping, close, erasures } = store;
  return { blobs: store, erasures, description: 'object storage', ping, close };
}
