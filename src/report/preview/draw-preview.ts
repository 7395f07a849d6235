import type { Language } from '../../engine/definition/types.ts';
import { withBlockConditions } from '../../engine/report/report-blocks.ts';
import { directionOf } from '../../react/ui/language/language.tsx';
import type { PreviewReport } from '../../react/designer/report/report-drawer.ts';
import { drawReport, reportStyles, reportWords } from '../report-document.ts';
import { reportEngine } from '../report-engine.ts';
import { sampleData } from '../sample/sample-data.ts';
import preview from './preview.css?inline';
import { layOnSheets, scaleFor } from './sheets.ts';
import { addReportTexts } from '../report-texts.ts';

/** Draws the report of a form into a frame, on sheets of its paper, with made-up answers where none are given; gives the number of sheets. */
export const drawPreview: PreviewReport = async (frame, { definition, data, language, calendar, paper }) => {
  const { contentDocument: document, contentWindow } = frame;
  if (!document || !contentWindow) return 0;
  addReportTexts();
  await reportEngine.prepare(withBlockConditions(definition));
  const words = reportWords(language, calendar);
  const now = new Date();
  const shown = { ...definition, report: { ...definition.report, paper } };
  const report = data ? { ...data, definition: shown } : sampleData(shown, words, now);
  const root = document.documentElement;
  prepare(contentWindow as Window & typeof globalThis, language, paper);
  // What draws into the page remembers what it drew there before.
  const body = document.createElement('body');
  document.body.replaceWith(body);
  root.style.zoom = '1';
  drawReport(document, report, words, now);
  await document.fonts.ready;
  const sheets = layOnSheets(document, paper);
  root.style.zoom = String(scaleFor(paper, frame.clientWidth));
  return sheets;
};

function prepare(window: Window & typeof globalThis, language: Language, paper: 'A4' | 'A5'): void {
  const { document } = window;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const sheet = document.adoptedStyleSheets[0] ?? new window.CSSStyleSheet();
  sheet.replaceSync(`${reportStyles(language, paper)}\n${preview}`);
  document.adoptedStyleSheets = [sheet];
  for (const face of globalThis.document.fonts) {
    try {
      document.fonts.add(face);
    } catch {
      // The system's own font stands in.
    }
  }
}
