/** True of a day that exists, written as `2024-03-15`. */
export const isDay = (text: string): boolean => {
  const day = text.trim();
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
