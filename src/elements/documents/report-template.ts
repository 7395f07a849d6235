import { html, nothing, type TemplateResult } from 'lit-html';
import { sayMoment } from '../../react/ui/moment.ts';
import { sayPatient } from '../../react/dashboard/parts/say-patient.ts';
import { shapeChart, type TrendPoint } from '../../react/ui/chart-shape.ts';
import type { ReportContent, ReportData, ReportLine, ReportTable, ReportWords } from './report-content.ts';

/** The report as a page: who, when, what the form computed, the answers by page, and how it was before. */
export function reportTemplate(
  data: ReportData,
  content: ReportContent,
  words: ReportWords,
  now: Date,
): TemplateResult {
  const { t, text } = words;
  const { definition, category, clinic, file } = data;
  const { report } = definition;
  return html`
    <article class="porsa-report">
      <header class="porsa-report-head">
        <p class="porsa-report-clinic">${text(clinic)}</p>
        <h1>${text(report?.title) || text(category.title)}</h1>
        ${paragraphs(text(report?.header))}
        <p class="porsa-report-given">${given(data, words)}</p>
      </header>
      <section class="porsa-report-patient" aria-label=${t('portal:report.patient')}>
        <h2><bdi>${file.patient.name || t('portal:patient.nameless')}</bdi></h2>
        <dl>${sayPatient(file.patient, words).map(([label, said]) => html`<div><dt>${label}</dt><dd><bdi>${said}</bdi></dd></div>`)}</dl>
      </section>
      ${
        content.results.length > 0
          ? html`
        <section class="porsa-report-results">
          <h2>${t('portal:report.scores')}</h2>
          <dl>${content.results.map(({ title, answer }) => html`<div><dt>${title}</dt><dd dir="auto">${answer}</dd></div>`)}</dl>
        </section>`
          : nothing
      }
      ${content.pages.map(({ title, lines }) => section(title || text(category.title), lines, words))}
      ${content.former.length > 0 ? section(t('portal:report.former'), content.former, words) : nothing}
      ${content.history ? html`<section><h2>${t('portal:report.history')}</h2>${table(content.history, words)}</section>` : nothing}
      <footer class="porsa-report-foot">
        ${paragraphs(text(report?.footer))}
        <p>${t('portal:report.printed', { moment: sayMoment(now.toISOString(), words) })}</p>
      </footer>
    </article>
  `;
}

function given({ entry }: ReportData, words: ReportWords): string {
  const { t } = words;
  const moment = t('portal:report.given', { moment: sayMoment(entry.createdAt, words) });
  const by = entry.createdBy ? t('portal:report.by', { name: entry.createdBy }) : t('portal:entries.byPatient');
  return [moment, by, t('portal:report.version', { version: entry.version })].join(' · ');
}

const paragraphs = (text: string) =>
  text ? text.split('\n').map((line) => html`<p class="porsa-report-text">${line}</p>`) : nothing;

function section(title: string, lines: readonly ReportLine[], words: ReportWords): TemplateResult {
  return html`<section><h2>${title}</h2>${lines.map((line) => printed(line, words))}</section>`;
}

function printed(
  { title, answer, table: rows, heading, pictures = [] }: ReportLine,
  words: ReportWords,
): TemplateResult {
  const { t } = words;
  if (heading) return html`<h3>${title}</h3>`;
  if (rows)
    return html`<div class="porsa-report-rows"><p class="porsa-report-question">${title}</p>${table(rows, words)}</div>`;
  return html`
    <div class="porsa-report-line">
      <p class="porsa-report-question">${title}</p>
      ${answer ? html`<p class="porsa-report-answer" dir="auto">${answer}</p>` : html`<p class="porsa-report-blank">${t('portal:report.blank')}</p>`}
      ${pictures.map(({ id, name }) => html`<img class="porsa-report-picture" data-upload=${id} alt=${name}>`)}
    </div>
  `;
}

function table({ head, rows, courses }: ReportTable, { t, dir }: ReportWords): TemplateResult {
  const course = (index: number) =>
    courses ? html`<td class="porsa-report-course">${sparkline(courses[index], dir)}</td>` : nothing;
  return html`
    <table>
      <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}${courses ? html`<th scope="col">${t('portal:trends.one')}</th>` : nothing}</tr></thead>
      <tbody>${rows.map((cells, row) => html`<tr>${cells.map((cell, index) => (index === 0 ? html`<th scope="row" dir="auto">${cell || '–'}</th>` : html`<td dir="auto">${cell || '–'}</td>`))}${course(row)}</tr>`)}</tbody>
    </table>
  `;
}

const sparkBox = { left: 3, top: 3, width: 74, height: 18 } as const;

/** The row's numbers as a line; they stand beside it, so it says nothing of its own. */
function sparkline(points: readonly TrendPoint[] | undefined, dir: 'ltr' | 'rtl') {
  if (!points) return nothing;
  const { dots } = shapeChart(points, sparkBox, dir === 'rtl');
  const last = dots.at(-1);
  return html`
    <svg viewBox="0 0 80 24" width="80" height="24" aria-hidden="true">
      <polyline points=${dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx=${last?.x ?? 0} cy=${last?.y ?? 0} r="2.5" />
    </svg>
  `;
}
