import { errors } from '../api/contract/errors.ts';
import { describeFailure } from '../react/dashboard/calls/failure.ts';
import type { ReportRequest } from '../react/dashboard/context/types.ts';
import { addPortalTexts } from '../react/dashboard/texts.ts';
import { directionOf } from '../react/ui/language/language.tsx';
import { i18nFor } from '../store/i18n.ts';
import { showError } from '../store/notices.ts';

/** The specification's popup. */
const popupSize = { width: 500, height: 600 } as const;

/**
 * Opens a window of 500 by 600, fetches what draws the report into it, and has it printed.
 *
 * Must be called at once on a click, or the browser keeps the window shut.
 */
export function openReport(request: ReportRequest): void {
  addPortalTexts();
  const t = (key: string): string => String(i18nFor(request.language).t(key));
  const popup = window.open('', '', `popup,width=${popupSize.width},height=${popupSize.height}`) as
    (Window & typeof globalThis) | null;
  if (!popup) return showError(t('portal:report.blocked'));
  const { document } = popup;
  document.documentElement.lang = request.language;
  document.documentElement.dir = directionOf(request.language);
  const say = (role: string, text: string): void => {
    const line = document.createElement('p');
    line.className = 'porsa-report-wait';
    line.setAttribute('role', role);
    line.textContent = text;
    document.body.replaceChildren(line);
  };
  say('status', t('portal:report.preparing'));
  const offline = { success: false, code: errors.offline.code, message: '' } as const;
  import('./report-document.ts').then(
    ({ printReport }) => printReport(popup, request),
    () => say('alert', describeFailure(offline, t)),
  );
}
