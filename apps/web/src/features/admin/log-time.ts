/** An ISO time to the second, as logs have it, the same for whoever reads it. */
export const logTime = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
