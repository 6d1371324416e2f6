import qrcode from 'qrcode-generator';

/** Number of light modules on each side, as ISO/IEC 18004 requires. */
const quietZone = 4;

function codeOf(text: string) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return code;
}

/** Number of modules on a side, with the quiet zone. */
export const qrModules = (text: string): number => codeOf(text).getModuleCount() + 2 * quietZone;

/** A QR code as an SVG of black squares. The same text gives the same bytes. */
export function qrSvg(text: string): string {
  const code = codeOf(text);
  const modules = code.getModuleCount();
  const all = Array.from({ length: modules }, (_, index) => index);
  const dark = all.flatMap((row) =>
    all.filter((column) => code.isDark(row, column)).map((column) => [column, row] as const),
  );
  const path = dark.map(([x, y]) => `M${x + quietZone} ${y + quietZone}h1v1h-1z`).join('');
  const size = modules + 2 * quietZone;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
