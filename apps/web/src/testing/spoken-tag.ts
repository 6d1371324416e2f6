/** Language tag of the screens, from the root element. */
export const spokenTag = (): string => document.documentElement.lang;
