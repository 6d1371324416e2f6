/** A moment as ISO text, to the minute. */
export const minuteOf = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
