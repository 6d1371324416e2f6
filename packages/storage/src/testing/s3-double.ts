import S3rver from 's3rver';
import type { Bucket } from '../s3-blob-store.ts';

export type S3Double = Bucket & { readonly endpoint: string; readonly close: () => Promise<void> };

/** An S3 server on this machine with one empty bucket. Its objects are files in a folder. */
export async function startS3Double(folder: string): Promise<S3Double> {
  const bucket = 'documents';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    close: () => server.close().catch(() => undefined),
  };
}
