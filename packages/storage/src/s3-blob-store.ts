import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ErasureRecord } from '@gosds/usecases/accounts/erasure-record';
import type { MarkedBlobStore } from '@gosds/usecases/blob-store';
import { accountIdOf, isAccountId } from './account-id.ts';

export type Bucket = {
  readonly bucket: string;
  /** Origin of the server, e.g. `https://s3.example.com`; absent: the one that Amazon names for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Maximum number of objects in one page of a list; if absent, the server's default. */
  readonly listedAtOnce?: number;
};

export type S3BlobStore = MarkedBlobStore & {
  /** Rejects if the bucket does not answer soon, does not exist or may not be used. */
  readonly ping: () => Promise<void>;
  readonly erasures: ErasureRecord;
  readonly close: () => void;
};

const hashPattern = /^[0-9a-f]{64}$/;

const connectWithinMs = 3_000;
const answerWithinMs = 20_000;

/** An older removal was interrupted: its requests have ended by then. */
const removalEndsWithinMs = 3 * answerWithinMs;

/** Pause before a put checks again whether a removal of the same bytes has ended. */
const lookAgainMs = 20;

const keyOf = (hash: string) => `blobs/${hash}`;
const removalOf = (hash: string) => `removals/${hash}`;
const erasureOf = (userId: string) => `erased-accounts/${userId}`;
const markKey = 'mark-of-this-store';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey');

async function ifPresent<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const clientOf = ({ endpoint, region, accessKeyId, secretAccessKey }: Bucket): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's have the bucket in the path, and few of them support the newer checksums in a
    // trailer.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    requestHandler: { connectionTimeout: connectWithinMs, requestTimeout: answerWithinMs },
  });

/** The requests of the S3 protocol that the store needs. */
function requestsOf(client: S3Client, { bucket, listedAtOnce }: Bucket) {
  const place = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    write: (key: string, bytes: Uint8Array) =>
      client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentLength: bytes.length })),
    read: (key: string) =>
      ifPresent(client.send(new GetObjectCommand(place(key))).then(async ({ Body }) => Body?.transformToByteArray())),
    /** When the object was last written; undefined if it does not exist. */
    writtenAt: (key: string) =>
      ifPresent(client.send(new HeadObjectCommand(place(key))).then(({ LastModified }) => LastModified ?? new Date())),
    erase: (key: string) => client.send(new DeleteObjectCommand(place(key))),
    /** The first version of the list request: it pages by the last key only, and every server supports it. */
    list: (prefix: string, after: string | undefined) =>
      client.send(new ListObjectsCommand({ Bucket: bucket, Prefix: prefix, Marker: after, MaxKeys: listedAtOnce })),
  };
}

type Requests = ReturnType<typeof requestsOf>;

/** Every key under a prefix, in batches. */
async function* pagesUnder(requests: Requests, prefix: string) {
  let after: string | undefined;
  do {
    const page = await requests.list(prefix, after);
    yield page.Contents ?? [];
    after = page.IsTruncated ? page.Contents?.at(-1)?.Key : undefined;
  } while (after);
}

/** An empty object for each deleted account. */
const erasureRecord = (requests: Requests): ErasureRecord => ({
  async note(userId) {
    await requests.write(erasureOf(accountIdOf(userId)), new Uint8Array());
  },
  async list() {
    const names: string[] = [];
    for await (const page of pagesUnder(requests, erasureOf('')))
      names.push(...page.flatMap(({ Key }) => (Key ? [Key.slice(erasureOf('').length)] : [])));
    return names.filter(isAccountId);
  },
});

async function isBeingRemoved(requests: Requests, hash: string): Promise<boolean> {
  const begun = await requests.writtenAt(removalOf(hash));
  return begun !== undefined && Date.now() - begun.getTime() < removalEndsWithinMs;
}

/**
 * Writes the bytes, and repeats that if a removal of the same bytes ran at the same time. A removal leaves a note
 * before it reads the object. So the object stays if it exists afterwards and there is no note.
 */
async function write(requests: Requests, hash: string, bytes: Uint8Array): Promise<void> {
  for (;;) {
    await requests.write(keyOf(hash), bytes);
    while (await isBeingRemoved(requests, hash)) await sleep(lookAgainMs);
    if (await requests.writtenAt(keyOf(hash))) return;
  }
}

/** Objects in one bucket, each named by the SHA-256 of its bytes. Needs a server with read-after-write consistency. */
export function s3BlobStore(place: Bucket): S3BlobStore {
  const client = clientOf(place);
  const requests = requestsOf(client, place);

  async function removeUntouched(hash: string, since: Date): Promise<boolean> {
    const writtenAt = await requests.writtenAt(keyOf(hash));
    if (!writtenAt || writtenAt >= since) return false;
    await requests.erase(keyOf(hash));
    return true;
  }

  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await write(requests, hash, bytes);
      return hash;
    },
    async get(hash) {
      return hashPattern.test(hash) ? requests.read(keyOf(hash)) : undefined;
    },
    async remove(hash, unlessPutSince) {
      if (!hashPattern.test(hash)) return false;
      await requests.write(removalOf(hash), new Uint8Array());
      try {
        return await removeUntouched(hash, unlessPutSince);
      } finally {
        await requests.erase(removalOf(hash));
      }
    },
    async *listUntouched(since) {
      for await (const page of pagesUnder(requests, keyOf(''))) {
        const old = page.filter(({ LastModified }) => LastModified !== undefined && LastModified < since);
        yield old.flatMap(({ Key }) => (Key ? [Key.slice(keyOf('').length)] : []));
      }
    },
    erasures: erasureRecord(requests),
    async mark() {
      const bytes = await requests.read(markKey);
      return bytes && Buffer.from(bytes).toString();
    },
    async giveMark(mark) {
      await requests.write(markKey, Buffer.from(mark));
    },
    async ping() {
      await client.send(new HeadBucketCommand({ Bucket: place.bucket }), {
        abortSignal: AbortSignal.timeout(connectWithinMs),
      });
    },
    close() {
      client.destroy();
    },
  };
}
