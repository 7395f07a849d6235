import { html, render } from 'lit-html';
import type { ClientReply, Refusal } from '../api/client/client.ts';
import { errors } from '../api/contract/errors.ts';
import { i18nFor } from '../store/i18n.ts';
import type { Language, ReportPaper } from '../engine/definition/types.ts';
import { withBlockConditions } from '../engine/report/report-blocks.ts';
import { describeFailure } from '../react/dashboard/calls/failure.ts';
import { addPortalTexts } from '../react/dashboard/texts.ts';
import type { ReportRequest } from '../react/dashboard/context/types.ts';
import { createLanguageTools, directionOf } from '../react/ui/language/language.tsx';
import type { ReportData, ReportWords } from './content/printing.ts';
import { toReportContent } from './report-content.ts';
import { reportEngine } from './report-engine.ts';
import { fetchPictures } from './report-pictures.ts';
import { reportTemplate } from './report-template.ts';
import { withPageNumbers } from '../react/ui/language/page-numbers.ts';
import styles from './report.css?inline';

/** The style of the printed page, on paper of the size. */
export const reportStyles = (language: Language, paper: ReportPaper = 'A4'): string =>
  withPageNumbers(paper === 'A5' ? styles.replace(a4Page, a5Page) : styles, language);

const a4Page = /size: A4;\s*margin: [^;]+;/;
const a5Page = 'size: A5; margin: 11mm 10mm 14mm;';

/** Translation and formats of a report, in one language and calendar. */
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

/** Draws the report into its window and has it printed. */
export async function printReport(
  popup: Window & typeof globalThis,
  { file, entry, language, calendar, client }: ReportRequest,
): Promise<void> {
  addPortalTexts();
  const words = reportWords(language, calendar);
  prepare(popup, language);
  await show(popup, await client.report.getreport({ file, entry }), words, client);
}

const offline: Refusal = { success: false, code: errors.offline.code, message: '' };

async function show(
  popup: Window & typeof globalThis,
  reply: ClientReply<ReportData>,
  words: ReportWords,
  client: ReportRequest['client'],
): Promise<void> {
  if (popup.closed) return;
  popup.document.body.replaceChildren();
  if (!reply.success) return drawFailure(popup.document, reply, words);
  if (!(await isReady(popup.document, withBlockConditions(reply.data.definition), words))) return;
  const [sheet] = popup.document.adoptedStyleSheets;
  sheet?.replaceSync(reportStyles(words.language, reply.data.definition.report?.paper));
  drawReport(popup.document, reply.data, words);
  await fetchPictures(popup.document, client);
  await popup.document.fonts.ready;
  popup.requestAnimationFrame(() => popup.print());
}

function drawFailure(document: Document, failure: Refusal, { t }: ReportWords): void {
  render(html`<p class="porsa-report-wait" role="alert">${describeFailure(failure, t)}</p>`, document.body);
}

/** Whether the code that the formulas need was loaded; without a connection the window shows why. */
export async function isReady(
  document: Document,
  definition: unknown,
  words: ReportWords,
  load: (definition: unknown) => Promise<void> = reportEngine.prepare,
): Promise<boolean> {
  try {
    await load(definition);
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
  sheet.replaceSync(reportStyles(language));
  document.adoptedStyleSheets = [sheet];
  for (const face of globalThis.document.fonts) copyFont(face, document);
}

/** A font made by script can be added to another document; one of a style sheet cannot, and is skipped. */
function copyFont(face: FontFace, document: Document): void {
  try {
    document.fonts.add(face);
  } catch {
    // The system's own font stands in.
  }
}
