import { VisuallyHidden } from '@mantine/core';

/** Words of a sentence that are only read out. */
export const hidden = (words: string) => <VisuallyHidden component="span">{words}</VisuallyHidden>;
