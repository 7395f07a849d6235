import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import type { FirstView } from '../../../src/api/contract/pages/first-view.ts';

export interface FirstViewRequest {
  readonly form: CallData<'/category/getform'>;
  /** Language, calendar and page, and by which name the form was asked for. */
  readonly asked: CallBody<'/category/openform'>;
}

/** Forms as they are first seen, drawn once for each version and kept. */
export interface FirstViews {
  /** Undefined where none could be drawn, or not in time. Never rejects. */
  find(request: FirstViewRequest): Promise<FirstView | undefined>;
  /** Ends what draws. */
  stop(): Promise<void>;
}
