import { html, nothing, render } from 'lit-html';
import type { Refusal } from '../api/client/client.ts';
import { errors } from '../api/contract/errors.ts';
import { i18nFor } from '../store/i18n.ts';
import type { Calendar, Language, ReportPaper } from '../engine/definition/types.ts';
import { withBlockConditions } from '../engine/report/report-blocks.ts';
import { describeFailure } from '../react/dashboard/calls/failure.ts';
import type { ReportRequest } from '../react/dashboard/context/types.ts';
import { createLanguageTools, directionOf } from '../react/ui/language/language.tsx';
import type { ReportData, ReportWords } from './content/printing.ts';
import { toReportContent } from './report-content.ts';
import { reportEngine } from './report-engine.ts';
import { fetchPictures } from './report-pictures.ts';
import { mostPrinted, printedResponses, type PrintedResponse } from './report-subjects.ts';
import { reportTemplate } from './report-template.ts';
import { withPageNumbers } from '../react/ui/language/page-numbers.ts';
import styles from './report.css?inline';
import { addReportTexts } from './report-texts.ts';

/** The style of the printed page, on paper of the size. */
export const reportStyles = (language: Language, paper: ReportPaper = 'A4'): string =>
  withPageNumbers(paper === 'A5' ? styles.replace(a4Page, a5Page) : styles, language);

const a4Page = /size: A4;\s*margin: [^;]+;/;
const a5Page = 'size: A5; margin: 11mm 10mm 14mm;';

/** Translation and formats of a report, in one language and calendar. */
export function reportWords(language: Language, calendar: Calendar): ReportWords {
  const { t } = i18nFor(language);
  return createLanguageTools(language, calendar, directionOf(language), (key, params, shown) =>
    String(t(key, { ...params, replace: shown })),
  );
}

/** Draws the report into a document of its own: nothing of the portal is in it. */
export function drawReport(document: Document, data: ReportData, words: ReportWords, now: Date = new Date()): void {
  drawReports(document, [data], words, { now });
}

interface Drawing {
  readonly now?: Date;
  /** Stands before the first report, on the screen and on paper. */
  readonly note?: string;
}

/** Several reports one after another, each on pages of its own. */
export function drawReports(
  document: Document,
  all: readonly ReportData[],
  words: ReportWords,
  { now = new Date(), note }: Drawing = {},
): void {
  const [first] = all;
  const isOfOne = all.every(({ file }) => file.id === first?.file.id);
  document.title = [words.text(first?.category.title), isOfOne && first?.file.patient.name].filter(Boolean).join(' – ');
  const reports = all.map((data) => reportTemplate(data, toReportContent(data, words), words, now));
  render(
    html`${note ? html`<p class="porsa-report-note" role="alert">${note}</p>` : nothing}${reports}`,
    document.body,
  );
}

/** Draws the report into its window and has it printed. */
export async function printReport(
  popup: Window & typeof globalThis,
  { subject, language, calendar, client }: ReportRequest,
): Promise<void> {
  addReportTexts();
  const words = reportWords(language, calendar);
  prepare(popup, language);
  // From here on the page is drawn by one hand, which remembers what it drew.
  popup.document.body.replaceChildren();
  say(popup, words.t('portal:report.preparing'));
  const asked = await printedResponses(subject, client);
  if (!asked.success) return popup.closed ? undefined : drawFailure(popup.document, asked, words);
  const { responses, isCut } = asked.data;
  if (responses.length === 0) return popup.closed ? undefined : say(popup, words.t('portal:report.nothing'));
  const all = await fetchReports(popup, responses, words, client);
  if (!all || popup.closed) return;
  await show(popup, all, words, { client, note: isCut ? words.t('portal:report.cut', { count: mostPrinted }) : '' });
}

/** One after another, with how far it is; stops where one is refused, which is shown then, or where the window is closed. */
async function fetchReports(
  popup: Window & typeof globalThis,
  responses: readonly PrintedResponse[],
  words: ReportWords,
  client: ReportRequest['client'],
): Promise<readonly ReportData[] | undefined> {
  const all: ReportData[] = [];
  for (const response of responses) {
    if (responses.length > 1)
      say(popup, words.t('portal:report.progress', { done: all.length + 1, count: responses.length }));
    const reply = await client.report.getreport(response);
    if (popup.closed) return undefined;
    if (!reply.success) {
      drawFailure(popup.document, reply, words);
      return undefined;
    }
    all.push(reply.data);
  }
  return all;
}

function say({ document }: Window, text: string): void {
  render(html`<p class="porsa-report-wait" role="status">${text}</p>`, document.body);
}

const offline: Refusal = { success: false, code: errors.offline.code, message: '' };

async function show(
  popup: Window & typeof globalThis,
  all: readonly ReportData[],
  words: ReportWords,
  { client, note }: { readonly client: ReportRequest['client']; readonly note: string },
): Promise<void> {
  const { document } = popup;
  for (const { definition } of all) if (!(await isReady(document, withBlockConditions(definition), words))) return;
  const [sheet] = document.adoptedStyleSheets;
  sheet?.replaceSync(reportStyles(words.language, all[0]?.definition.report?.paper));
  drawReports(document, all, words, { note });
  await fetchPictures(document, client);
  await document.fonts.ready;
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
