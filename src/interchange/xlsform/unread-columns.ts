import type { SurveyParts } from './check-survey.ts';
import type { XlsFormLeft } from './from-xls-form.ts';

const readColumns: Readonly<Record<string, RegExp>> = {
  survey: /^(?:type|name|label|hint|guidance_hint|constraint|constraint_message|choice_filter|repeat_count|relevant|required|calculation|default|disabled|media)(?:::|$)/,
  choices: /^(?:list_name|name|label|media)(?:::|$)/,
};

/** Columns that nothing is read from, each once; `known` are those that are read, or listed cell by cell. */
export function unreadColumns({ tables }: SurveyParts, known: Readonly<Record<string, readonly string[]>>): readonly XlsFormLeft[] {
  return Object.entries(readColumns).flatMap(([sheet, pattern]) => {
    const table = tables.get(sheet);
    const unread = [...new Set(table?.headers)].filter((column) => !pattern.test(column) && !known[sheet]?.includes(column.replace(/::.*/, '')));
    return unread.filter((column) => table?.rows.some(({ cells }) => cells.has(column))).map((column) => ({ path: `${sheet}!1`, what: `the column '${column}'` }));
  });
}
