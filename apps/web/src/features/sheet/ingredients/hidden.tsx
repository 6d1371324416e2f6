import { VisuallyHidden } from '@mantine/core';

/** Words for screen readers only. */
export const hidden = (words: string) => <VisuallyHidden component="span">{words}</VisuallyHidden>;
