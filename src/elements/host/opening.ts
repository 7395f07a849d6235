import type { FirstStage } from '../first/first-stage.ts';

/** A form that is asked for, and drawn by its server, while its screen is on the way. */
export interface Opening {
  /** What draws it, once it has come. */
  readonly stage?: FirstStage;
  /** Rejects where what draws it does not come. */
  readonly coming: Promise<FirstStage>;
  /** It did not come. */
  readonly isLost?: boolean;
  /** Something of the element may have changed. */
  follow(): void;
}
