/** Returns `{product}.{extension}`, without characters that file systems refuse. */
export function sheetFileName(productName: string, extension: string): string {
  const name = productName
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/gu, '')
    .slice(0, 120);
  return `${name || 'Safety data sheet'}.${extension}`;
}

export const pdfFileName = (productName: string): string => sheetFileName(productName, 'pdf');
