import { Button } from '@mantine/core';

type Props = { readonly href: string; readonly label: string; readonly children: string };

/** Downloads a PDF. `label` names the document and must contain the visible text. */
export function PdfLink({ href, label, children }: Props) {
  return (
    <Button component="a" size="xs" variant="subtle" href={href} download aria-label={label}>
      {children}
    </Button>
  );
}
