import { html, render } from 'lit-html';
import type { ClientReply, Refusal } from '../../api/client.ts';
import { errors } from '../../api/contract/errors.ts';
import { showError } from '../../store/notices.ts';
import { i18nFor } from '../../store/i18n.ts';
import type { Language } from '../../engine/definition/types.ts';
import { describeFailure } from '../../react/dashboard/failure.ts';
import { addPortalTexts } from '../../react/dashboard/texts.ts';
import type { ReportRequest } from '../../react/dashboard/types.ts';
import { bringFhirPath } from '../../interchange/bring-fhirpath.ts';
import { createLanguageTools, directionOf } from '../../react/ui/language.tsx';
import { toReportContent, type ReportData, type ReportWords } from './report-content.ts';
import { fetchPictures } from './report-pictures.ts';
import { reportTemplate } from './report-template.ts';
import { withPageNumbers } from '../../react/ui/page-numbers.ts';
import styles from './report.css?inline';

/** The specification's popup. */
const popupSize = { width: 500, height: 600 } as const;

/** What a report is said with, in one language and calendar. */
export function reportWords(language: Language, calendar: Language): ReportWords {
  const { t } = i18nFor(language);
  return createLanguageTools(language, calendar, directionOf(language), (key, params, shown) =>
    String(t(key, { ...params, replace: shown })),
  );
}

/** Draws the report into a document of its own: nothing of the portal is in it. */
export function drawReport(document: Document, data: ReportData, words: ReportWords, now: Date = new Date()): void {
  document.title = [words.text(data.category.title), data.file.patient.name].filter(Boolean).join(' – ');
  render(reportTemplate(data, toReportContent(data, words), words, now), document.body);
}

/**
 * Opens a window of 500 by 600 with the report and has it printed.
 *
 * Must be called at once on a click, or the browser keeps the window shut.
 */
export function openReport({ file, entry, language, calendar, client }: ReportRequest): void {
  addPortalTexts();
  const words = reportWords(language, calendar);
  const popup = window.open('', '', `popup,width=${popupSize.width},height=${popupSize.height}`) as
    (Window & typeof globalThis) | null;
  if (!popup) return showError(words.t('portal:report.blocked'));
  prepare(popup, language);
  render(
    html`<p class="porsa-report-wait" role="status">${words.t('portal:report.preparing')}</p>`,
    popup.document.body,
  );
  void client.report.getreport({ file, entry }).then((reply) => show(popup, reply, words, client));
}

const offline: Refusal = { success: false, code: errors.offline.code, message: '' };

async function show(
  popup: Window & typeof globalThis,
  reply: ClientReply<ReportData>,
  words: ReportWords,
  client: ReportRequest['client'],
): Promise<void> {
  if (popup.closed) return;
  if (!reply.success) return drawFailure(popup.document, reply, words);
  if (!(await isReady(popup.document, reply.data.definition, words))) return;
  drawReport(popup.document, reply.data, words);
  await fetchPictures(popup.document, client);
  await popup.document.fonts.ready;
  popup.requestAnimationFrame(() => popup.print());
}

function drawFailure(document: Document, failure: Refusal, { t }: ReportWords): void {
  render(html`<p class="porsa-report-wait" role="alert">${describeFailure(failure, t)}</p>`, document.body);
}

/** Whether what the form's formulas need has come; where the line is down, the window says so. */
export async function isReady(
  document: Document,
  definition: unknown,
  words: ReportWords,
  bring: (definition: unknown) => Promise<void> = bringFhirPath,
): Promise<boolean> {
  try {
    await bring(definition);
    return true;
  } catch {
    drawFailure(document, offline, words);
    return false;
  }
}

/** The window begins blank: language, direction, style and the page's own fonts. */
function prepare(popup: Window & typeof globalThis, language: Language): void {
  const { document } = popup;
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
  const sheet = new popup.CSSStyleSheet();
  sheet.replaceSync(withPageNumbers(styles, language));
  document.adoptedStyleSheets = [sheet];
  for (const face of globalThis.document.fonts) lend(face, document);
}

/** A font made by script can be lent to another window; one of a style sheet cannot, and is passed over. */
function lend(face: FontFace, document: Document): void {
  try {
    document.fonts.add(face);
  } catch {
    // The system's own font stands in.
  }
}
