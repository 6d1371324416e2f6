import type { ForeignKind } from './refusal.ts';

/** The kind of a file by its content, not its name. */
export type FileKind =
  | { readonly kind: 'pdf' | 'zip' | 'xml' | 'text' | 'empty' | 'old-office' }
  | { readonly kind: 'foreign'; readonly is: ForeignKind };

const signatures: readonly (readonly [bytes: readonly number[], kind: FileKind])[] = [
  [[0x50, 0x4b, 0x03, 0x04], { kind: 'zip' }],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], { kind: 'old-office' }],
  [[0x89, 0x50, 0x4e, 0x47], { kind: 'foreign', is: 'picture' }],
  [[0xff, 0xd8, 0xff], { kind: 'foreign', is: 'picture' }],
  [[0x47, 0x49, 0x46, 0x38], { kind: 'foreign', is: 'picture' }],
  [[0x52, 0x49, 0x46, 0x46], { kind: 'foreign', is: 'picture' }],
  [[0x49, 0x49, 0x2a, 0x00], { kind: 'foreign', is: 'picture' }],
  [[0x4d, 0x4d, 0x00, 0x2a], { kind: 'foreign', is: 'picture' }],
  [[0x1f, 0x8b], { kind: 'foreign', is: 'archive' }],
  [[0x37, 0x7a, 0xbc, 0xaf], { kind: 'foreign', is: 'archive' }],
  [[0x52, 0x61, 0x72, 0x21], { kind: 'foreign', is: 'archive' }],
  [[0x4d, 0x5a, 0x90, 0x00], { kind: 'foreign', is: 'program' }],
  [[0x7f, 0x45, 0x4c, 0x46], { kind: 'foreign', is: 'program' }],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], { kind: 'foreign', is: 'word' }],
];

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Other bytes may precede the header of a PDF. */
const hasPdfHead = (bytes: Uint8Array) => latin(bytes.subarray(0, 1024)).includes('%PDF-');

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** The first signs of a markup file in any encoding, since they are Latin text. */
const headOf = (bytes: Uint8Array) =>
  latin(bytes.subarray(0, 400))
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .trimStart();

/** True for a web page, which some programs save under the name of a workbook. */
export const isWebPage = (bytes: Uint8Array): boolean =>
  /^<!DOCTYPE html|^<html[\s>]|^<\?xml[^>]*>\s*<html[\s>]/i.test(headOf(bytes));

const hasXmlHead = (head: string) =>
  head.startsWith('<?xml') || /^<[A-Za-z][\w.-]*(?::[\w.-]+)?[\s>]/.test(head) || head.startsWith('<!DOCTYPE');

function isJson(bytes: Uint8Array): boolean {
  try {
    return typeof JSON.parse(new TextDecoder().decode(bytes)) === 'object';
  } catch {
    return false;
  }
}

export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return { kind: 'empty' };
  const known = signatures.find(([signature]) => startsWith(bytes, signature));
  if (known) return known[1];
  if (hasPdfHead(bytes)) return { kind: 'pdf' };
  const head = headOf(bytes);
  if (hasXmlHead(head)) return { kind: 'xml' };
  if (/^[[{]/.test(head) && isJson(bytes)) return { kind: 'foreign', is: 'unknown' };
  return { kind: 'text' };
}

/** True if the directory of a file in the older Office format has a stream with this name. */
function hasStream(bytes: Uint8Array, stream: string): boolean {
  const name = Array.from(stream).flatMap((letter) => [letter.charCodeAt(0), 0]);
  const first = name[0] ?? 0;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (name.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** True for a password-protected Office file, which is stored inside the older Office format. */
export const isEncryptedOffice = (bytes: Uint8Array): boolean => hasStream(bytes, 'EncryptedPackage');

/** True for a text document of before 2007 (.doc). */
export const isOldWord = (bytes: Uint8Array): boolean => hasStream(bytes, 'WordDocument');
