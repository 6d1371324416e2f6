import { localStorageColorSchemeManager } from '@mantine/core';

/** The key is read by `public/scheme.js` too, before the first paint. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'gosds.color-scheme' });
