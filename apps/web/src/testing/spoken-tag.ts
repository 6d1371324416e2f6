/** The tag of the language that the screens speak, as the page says it. */
export const spokenTag = (): string => document.documentElement.lang;
