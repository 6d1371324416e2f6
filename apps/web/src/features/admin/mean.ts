/** The mean of one to five stars, to one decimal; undefined if nobody answered. */
export function meanOf(stars: readonly number[]): number | undefined {
  const answers = stars.reduce((sum, count) => sum + count, 0);
  const sum = stars.reduce((total, count, index) => total + count * (index + 1), 0);
  return answers === 0 ? undefined : Math.round((sum / answers) * 10) / 10;
}
