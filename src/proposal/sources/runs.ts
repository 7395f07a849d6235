/** A stretch of text set in one way. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** An address outside the document. */
  readonly link?: string;
  /** Set where the stretch reads against the direction of its paragraph. */
  readonly direction?: Direction;
  /** Of a citation: the number of the reference that it leads to, the first of a range. */
  readonly reference?: number;
}

export type Direction = 'ltr' | 'rtl';

/** The text of runs without how they are set. */
export const plainText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
