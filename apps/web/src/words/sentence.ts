import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence with links or bold words, from the parts of a message with marks. */
export const sentence = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
