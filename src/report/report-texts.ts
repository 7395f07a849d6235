import { addLatePortalTexts } from '../react/dashboard/late-texts.ts';
import { addPortalTexts } from '../react/dashboard/texts.ts';

/** A report is written in the portal's words, also where a designer opens it without a portal. */
export function addReportTexts(): void {
  addPortalTexts();
  addLatePortalTexts();
}
