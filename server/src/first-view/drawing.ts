import type { ViewNode } from '../../../src/api/contract/pages/first-view.ts';
import type { FirstViewRequest } from '../context/first-views.ts';

export interface DrawingRequest extends FirstViewRequest {
  /** The day and time to draw it with, ISO 8601 without a zone. */
  readonly at: string;
}

/** A form as it was drawn. */
export interface Drawing {
  readonly tree: readonly ViewNode[];
  /** The CSS that it needs beside what every form needs. */
  readonly styles: readonly string[];
  /** The code that it needs beside what every form needs: sources, and names of groups. */
  readonly parts: readonly string[];
  /** It depends on the day: on another it looks different. */
  readonly isOfToday: boolean;
}

/** Draws a form; undefined where it shows no question, but says why it cannot be filled. */
export type DrawView = (request: DrawingRequest) => Promise<Drawing | undefined>;
