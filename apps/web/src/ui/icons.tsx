import type { ReactNode } from 'react';

type IconProps = { readonly size?: number };

type Drawing = IconProps & {
  /** True for an icon that points in the reading direction; it is mirrored for right-to-left languages. */
  readonly hasDirection?: boolean;
  readonly children: ReactNode;
};

function Icon({ size = 18, hasDirection = false, children }: Drawing) {
  return (
    <svg
      data-mirrored={hasDirection || undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const drawn = (path: string, hasDirection = false) =>
  function DrawnIcon({ size }: IconProps) {
    return (
      <Icon hasDirection={hasDirection} {...(size === undefined ? {} : { size })}>
        <path d={path} />
      </Icon>
    );
  };

export const SunIcon = drawn(
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 1.5v1.8M10 16.7v1.8M3.99 3.99l1.27 1.27M14.74 14.74l1.27 1.27M1.5 10h1.8M16.7 10h1.8M3.99 16.01l1.27-1.27M14.74 5.26l1.27-1.27',
);
export const MoonIcon = drawn('M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z');
export const GlobeIcon = drawn(
  'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M2.7 10h14.6M10 2.5c2 2 3 4.6 3 7.5s-1 5.5-3 7.5c-2-2-3-4.6-3-7.5s1-5.5 3-7.5',
);
export const CheckIcon = drawn('M4.5 10.5l3.6 3.6 7.4-7.8');
export const ChevronDownIcon = drawn('M5.5 8l4.5 4.5L14.5 8');
export const ChevronRightIcon = drawn('M8 5.5l4.5 4.5L8 14.5', true);
export const ArrowLeftIcon = drawn('M16 10H4.5M9 5l-5 5 5 5', true);
export const ArrowRightIcon = drawn('M4 10h11.5M11 5l5 5-5 5', true);
export const UndoIcon = drawn('M4 8h8.5a4 4 0 0 1 0 8H8M7 4.5L3.5 8 7 11.5');
export const RedoIcon = drawn('M16 8H7.5a4 4 0 0 0 0 8H12M13 4.5L16.5 8 13 11.5');
export const MenuIcon = drawn('M3.5 5.5h13M3.5 10h13M3.5 14.5h13');
export const MinusIcon = drawn('M4.5 10h11');
export const PlusIcon = drawn('M10 4.5v11M4.5 10h11');
export const CopyIcon = drawn('M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7');
export const TrashIcon = drawn('M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.3 8.5l.2 5M11.7 8.5l-.2 5');
export const AlertIcon = drawn('M10 3.2L18 16.8H2zM10 8v4M10 14.3v.1');
export const InfoIcon = drawn('M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v4.5M10 6.5v.1');
export const CloudCheckIcon = drawn(
  'M6 15.5a4 4 0 0 1-.5-7.97 5 5 0 0 1 9.6 1.02A3.5 3.5 0 0 1 14.5 15.5zM7.8 11.3l1.7 1.7 3-3.2',
);
export const CloudOffIcon = drawn(
  'M6 15.5a4 4 0 0 1-.5-7.97M8.6 4.7a5 5 0 0 1 6.5 3.85 3.5 3.5 0 0 1 2.2 5M13.5 15.5H6M3 3l14 14',
);
export const PanelIcon = drawn('M3 4h14v12H3zM12 4v12');
export const ExpandIcon = drawn('M12 3.5h4.5V8M8 16.5H3.5V12M16.5 3.5L11.5 8.5M3.5 16.5l5-5');
export const OwnWindowIcon = drawn('M8.5 4H3.5v12.5H16v-5M11.5 3.5h5v5M16.5 3.5L9.5 10.5');
export const ReviewIcon = drawn('M4 3.5h8.5l3.5 3.5v9.5H4zM7 9.5l1.5 1.5L12 7.5M7 14h6');
export const PencilIcon = drawn('M4 16l.8-3.4 8.4-8.4 2.6 2.6-8.4 8.4zM11.6 5.8l2.6 2.6');
export const UploadIcon = drawn('M10 13V4M6 7.5L10 3.5l4 4M3.5 13v3.5h13V13');
export const DownloadIcon = drawn('M10 3.5v9M6 9l4 4 4-4M3.5 13.5v3h13v-3');
export const MailIcon = drawn('M2.5 5h15v10.5h-15zM2.5 5.5l7.5 6 7.5-6');
export const GearIcon = drawn(
  'M10 7.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8.7 2.5h2.6l.4 2 1.6.9 1.9-.7 1.3 2.2-1.5 1.4v1.8l1.5 1.4-1.3 2.2-1.9-.7-1.6.9-.4 2H8.7l-.4-2-1.6-.9-1.9.7-1.3-2.2L5 10.9V9.1L3.5 7.7l1.3-2.2 1.9.7 1.6-.9z',
);
export const FilmIcon = drawn('M2.5 4.5h15v11h-15zM8.3 7.4v5.2l4.4-2.6z');
export const PrinterIcon = drawn('M5.5 7.5v-4h9v4M5.5 14.5h-2v-7h13v7h-2M5.5 12h9v5h-9z');
export const LabelIcon = drawn('M3 5.5A1.5 1.5 0 0 1 4.5 4H12l5 6-5 6H4.5A1.5 1.5 0 0 1 3 14.5zM6.5 8v4M9.5 8v4');
export const SearchIcon = drawn('M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4');
