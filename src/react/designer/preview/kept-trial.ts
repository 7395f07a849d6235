import type { Answers } from '../../../engine/definition/types.ts';
import type { LiveForm, Patient } from '../../../engine/live-form/types.ts';
import type { FullLook } from './full/full-preview.tsx';

/** How far the form has been tried; it outlasts the preview for as long as the designer is open. */
export interface KeptTrial {
  readonly answers: Answers;
  readonly patient?: Patient;
  readonly page?: string;
  /** The form in the preview, while there is one: its answers are newer. */
  readonly form?: LiveForm;
  /** As whom, how and when it was seen in full width. */
  readonly look?: FullLook;
}

export const answersOf = ({ form, answers }: KeptTrial): Answers => form?.draft() ?? answers;
