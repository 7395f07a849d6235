import type { CallData } from '../../../api/contract/contract.ts';
import type { Calendar, FormDefinition, Language, ReportPaper } from '../../../engine/definition/types.ts';

export interface ReportToDraw {
  readonly definition: FormDefinition;
  /** A response of a file; absent: made-up answers. */
  readonly data?: CallData<'/report/getreport'>;
  readonly language: Language;
  readonly calendar: Calendar;
  readonly paper: ReportPaper;
}

/** Draws a report into a frame as it will be printed; gives the number of sheets. */
export type PreviewReport = (frame: HTMLIFrameElement, report: ReportToDraw) => Promise<number>;

export const papers = ['A4', 'A5'] as const satisfies readonly ReportPaper[];
