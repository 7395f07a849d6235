/** What a workbook may hold at most; beyond it the file is refused before it is unfolded. */
export const bounds = {
  fileBytes: 10 * 1024 * 1024,
  unfoldedBytes: 48 * 1024 * 1024,
  /** Of a part that is read at once; longer than the longest cell, however its characters are written. */
  pieceBytes: 1024 * 1024,
  parts: 2000,
  rows: 20_000,
  columns: 1000,
  cells: 400_000,
  cellCharacters: 100_000,
  questions: 5000,
  /** Over all questions: a list counts as often as it is offered. */
  options: 100_000,
} as const;
