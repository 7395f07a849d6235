import { html, nothing, type TemplateResult } from 'lit-html';
import { formatMoment } from '../react/ui/language/moment.ts';
import { describePatient } from '../react/dashboard/files/describe-patient.ts';
import { shapeChart, type TrendPoint } from '../react/ui/chart/chart-shape.ts';
import { chartTemplate } from './chart/chart-template.ts';
import { reportDay, type ReportData, type ReportLine, type ReportTable, type ReportWords } from './content/printing.ts';
import type { PrintedBlock } from './report-content.ts';

/** The report as a page: its blocks one after another, and at the end the footer. */
export function reportTemplate(
  data: ReportData,
  content: readonly PrintedBlock[],
  words: ReportWords,
  now: Date,
): TemplateResult {
  const { t, text } = words;
  const { report } = data.definition;
  return html`
    <article class="porsa-report" data-paper=${report?.paper ?? 'A4'}>
      ${content.map((block) => blockTemplate(block, data, words))}
      <footer class="porsa-report-foot">
        ${paragraphs(text(report?.footer))}
        <p>${t('portal:report.printed', { moment: formatMoment(now.toISOString(), words) })}</p>
      </footer>
    </article>
  `;
}

function blockTemplate(block: PrintedBlock, data: ReportData, words: ReportWords): TemplateResult {
  switch (block.kind) {
    case 'letterhead':
      return letterhead(block.logo, data, words);
    case 'patient':
      return patient(data, words);
    case 'scores':
      return html`
        <section class="porsa-report-results">
          <h2>${block.title || words.t('portal:report.scores')}</h2>
          <dl>${block.lines.map(({ title, answer }) => html`<div><dt>${title}</dt><dd dir="auto">${answer}</dd></div>`)}</dl>
        </section>`;
    case 'answers':
      return html`
        ${block.title ? html`<h2 class="porsa-report-part">${block.title}</h2>` : nothing}
        ${block.sections.map(({ title, lines }) => section(title, lines, words))}`;
    case 'chart':
      return html`<section class="porsa-report-figure"><h2>${block.title}</h2>${chartTemplate(block.chart, words)}</section>`;
    case 'table':
      return html`<section><h2>${block.title}</h2>${table(block.table, words)}</section>`;
    case 'text':
      return html`
        <section class="porsa-report-prose">
          ${block.title ? html`<h2>${block.title}</h2>` : nothing}
          ${block.text.split('\n').map((line) => html`<p dir="auto">${line}</p>`)}
        </section>`;
    case 'signature':
      return signature(block.title, words);
    case 'pagebreak':
      return html`<div class="porsa-report-break"></div>`;
    default:
      return block satisfies never;
  }
}

/** Who prints, what, and when it was answered. */
function letterhead(logo: string | undefined, data: ReportData, words: ReportWords): TemplateResult {
  const { text } = words;
  const { definition, category, clinic } = data;
  return html`
    <header class="porsa-report-head">
      ${logo ? html`<img class="porsa-report-logo" src=${logo} alt="">` : nothing}
      <p class="porsa-report-clinic">${text(clinic)}</p>
      <h1>${text(definition.report?.title) || text(category.title)}</h1>
      ${paragraphs(text(definition.report?.header))}
      <p class="porsa-report-given">${given(data, words)}</p>
    </header>
  `;
}

function patient(data: ReportData, words: ReportWords): TemplateResult {
  const { t } = words;
  const { patient } = data.file;
  const facts = describePatient(patient, words, reportDay(data));
  return html`
    <section class="porsa-report-patient" aria-label=${t('portal:report.patient')}>
      <h2><bdi>${patient.name || t('portal:patient.nameless')}</bdi></h2>
      <dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>
    </section>
  `;
}

/** Room to sign in, with the day. */
const signature = (title: string, { t }: ReportWords): TemplateResult => html`
  <div class="porsa-report-signature">
    <p>${title}</p>
    <p>${t('portal:report.signedOn')}</p>
  </div>
`;

function given({ entry }: ReportData, words: ReportWords): string {
  const { t } = words;
  if (entry === undefined) return t('portal:report.noResponse');
  const moment = t('portal:report.given', { moment: formatMoment(entry.createdAt, words) });
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
