import type { Page } from 'playwright-core';

export const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const pressNext = (page: Page) => click(page, 'Next');

/** The input with this label. */
export const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Waits for the text, wherever it stands. */
export const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
