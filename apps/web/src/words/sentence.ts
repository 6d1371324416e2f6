import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with links or bold words in it, as a message with marks gives it. */
export const sentence = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
