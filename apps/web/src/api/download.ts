import { callForFile } from './call.ts';

type File = { readonly body: unknown; readonly fileName: string; readonly signal: AbortSignal };

/** Downloads a file and saves it under a name. */
export async function download(path: string, { body, fileName, signal }: File): Promise<void> {
  const url = URL.createObjectURL(await callForFile(path, { method: 'POST', body, signal }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has read the file by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
