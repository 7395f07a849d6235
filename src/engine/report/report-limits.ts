/** What a report may hold at most. Apart from the other limits: who fills a form never reads them. */
export const reportLimits = {
  blocks: 50,
  /** Characters of a logo as a `data:` address. */
  logoCharacters: 60_000,
} as const;
