import type { SheetDocument } from '@gosds/sheet/model/document';
import type { PrintedLogo } from '@gosds/usecases/pdf-printer';
import { type PrintedText, printText } from './printed-text.ts';
import type { Setting } from './setting.ts';

/** Header and footer of every page. */
export type PageFrame = {
  readonly header: {
    /** In points; a logo has the same height. */
    readonly height: number;
    readonly product: PrintedText;
    readonly issue: PrintedText;
    readonly logo: { readonly alt: string; readonly widthPt: number } | null;
  };
  readonly footer: { readonly company: PrintedText; readonly page: SheetDocument['frame']['pageNumber'] };
};

const ptPerPx = 0.75;
const logoHeightPx = 50;
/** Two lines for a long name and one for version and date. */
const heightWithoutLogo = 30;
const headerCharacters = 110;
const footerCharacters = 80;
const headerSize = 8.5;
const footerSize = 7;
const headerGap = 16;
const pageNumberWidth = 90;

export type FrameSettings = Setting & { readonly logo: PrintedLogo | undefined };

export function printFrame(document: SheetDocument, { logo, ...setting }: FrameSettings): PageFrame {
  const { content } = setting.geometry;
  const { frame } = document;
  const logoWidth = logo ? printedLogoWidth(logo) : 0;
  const headerBox = { widthPt: content - logoWidth - headerGap, sizePt: headerSize, bold: true };
  const footerBox = { widthPt: content - pageNumberWidth, sizePt: footerSize, bold: false };
  return {
    header: {
      height: logo ? logoHeightPx * ptPerPx : heightWithoutLogo,
      product: printText(shortened(document.productName, headerCharacters), headerBox, setting),
      issue: printText(
        `${frame.version} ${document.version} · ${frame.revisionDate} ${frame.revised}`,
        { ...footerBox, widthPt: headerBox.widthPt },
        setting,
      ),
      logo: logo ? { alt: frame.logo, widthPt: logoWidth } : null,
    },
    footer: {
      company: printText(shortened(document.companyName, footerCharacters), footerBox, setting),
      page: frame.pageNumber,
    },
  };
}

function shortened(text: string, maxCharacters: number): string {
  const characters = Array.from(text);
  return characters.length <= maxCharacters
    ? text
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Width of the logo in its frame of 50 px height and the chosen width, undistorted. Reads the size from the header of
 * the PNG.
 */
function printedLogoWidth({ png, widthPx }: PrintedLogo): number {
  const head = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const proportion = head.getUint32(16) / head.getUint32(20);
  return Math.min(widthPx, logoHeightPx * proportion) * ptPerPx;
}
