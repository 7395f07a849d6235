/** One migration; its statements run on both databases, in one transaction. */
export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}
