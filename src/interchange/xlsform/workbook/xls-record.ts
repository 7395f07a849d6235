/** One record of an .xls stream: a number that says what it holds, and its bytes. */
export interface XlsRecord {
  readonly type: number;
  readonly data: DataView;
}
