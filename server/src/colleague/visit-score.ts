/** A visit counts half as much after two weeks: what is used every week stays, what was used once drops out. */
export const halfLifeMs = 14 * 24 * 3_600_000;

/** What a score of then is worth now: score × ½^(time passed / half-life). */
export function worthNow(score: number, at: string, now: Date): number {
  return score * 0.5 ** (Math.max(0, now.getTime() - Date.parse(at)) / halfLifeMs);
}
