import type { Run } from '../../sources/runs.ts';
import type { TableBlock, TimetableBlock } from '../types.ts';
import { element, escapeHtml } from './markup.ts';

type Inline = (runs: readonly Run[]) => string;

export function tableHtml({ columns, rows, total }: TableBlock, inline: Inline): string {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => `<col width="${Math.round((width / all) * 100)}%">`);
  const heads = columns.map(({ title, numeric }) =>
    element('th', { scope: 'col', class: numeric ? 'number' : undefined }, escapeHtml(title)),
  );
  const body = rows.map((row) =>
    element(
      'tr',
      {},
      ...row.map((cell, index) =>
        element('td', { class: columns[index]?.numeric ? 'number' : undefined }, inline(cell)),
      ),
    ),
  );
  const foot =
    total &&
    element(
      'tr',
      {},
      element('td', { colspan: String(Math.max(1, columns.length - 1)) }, escapeHtml(total.label)),
      element('td', { class: 'number' }, inline(total.runs)),
    );
  return element(
    'table',
    {},
    element('colgroup', {}, ...widths),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...body),
    foot ? element('tfoot', {}, foot) : '',
  );
}

/** Bars for the eye, and the months as words for who cannot see them. */
export function timetableHtml({ activityTitle, periods, activities }: TimetableBlock, inline: Inline): string {
  const heads = [
    element('th', { scope: 'col' }, escapeHtml(activityTitle)),
    ...periods.map((period) => element('th', { scope: 'col', class: 'period' }, escapeHtml(period))),
  ];
  const rows = activities.map(({ runs, months, active }) => {
    const name = element(
      'th',
      { scope: 'row' },
      inline(runs),
      element('span', { class: 'hidden' }, ` (${escapeHtml(months)})`),
    );
    return element('tr', {}, name, ...active.map((on) => element('td', { class: on ? 'active' : undefined })));
  });
  const columns = ['<col width="34%">', ...periods.map(() => `<col width="${(66 / periods.length).toFixed(2)}%">`)];
  return element(
    'table',
    { class: 'schedule' },
    element('colgroup', {}, ...columns),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows),
  );
}
