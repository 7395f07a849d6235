import type { ReactNode } from 'react';
import type { TemplateQuestion } from '../../../proposal/template/types.ts';

/** What draws a question is given. */
export interface QuestionProps {
  readonly question: TemplateQuestion;
  /** Below the control, such as what PICO finds in a title. */
  readonly after?: ReactNode;
}
