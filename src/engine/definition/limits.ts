/** What a form may hold at most; one list that code, tests and documents read. */
export const limits = {
  definitionBytes: 2 * 1024 * 1024,
  questions: 5000,
  pages: 200,
  containerDepth: 8,
  /** In one list; each level of a cascade is one. */
  options: 2000,
  /** Of a cascade, all its levels together. */
  optionsOfAllLevels: 10_000,
  expressionCharacters: 10_000,
  expressionDepth: 64,
  /** Steps one evaluation may take before it is stopped. */
  expressionSteps: 100_000,
  /** Characters a text made by a formula may have. */
  expressionTextCharacters: 1_000_000,
  rows: 500,
  answerCharacters: 100_000,
  patternCharacters: 500,
  nameCharacters: 100,
  conditions: 5000,
  endings: 50,
  /** Of one ending. */
  endingLinks: 10,
  /** Characters of an address that an ending opens. */
  addressCharacters: 2000,
  bands: 50,
  /** That a form may say it takes. */
  minutes: 600,
} as const;
