const isInCalendar = (day: string): boolean => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** True for an existing day, written as `2024-03-15`. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text.trim()) && isInCalendar(text.trim());

/** True for an existing year, month or day: `2024`, `2024-03`, `2024-03-15`. */
export const isDayOrLess = (text: string): boolean =>
  /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/.test(text.trim()) && isInCalendar(text.trim());
