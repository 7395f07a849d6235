import type { SurveyParts } from './check-survey.ts';
import type { XlsFormLeft } from './from-xls-form.ts';

const readColumns: Readonly<Record<string, RegExp>> = {
  survey: /^(?:type|name|label|hint|guidance_hint|constraint|constraint_message|choice_filter|repeat_count|relevant|required|calculation|default|disabled|media)(?:::|$)/,
  choices: /^(?:list_name|name|label|media)(?:::|$)/,
};

/** Columns that nothing is read from, each once; `known` are those that are read, or listed cell by cell. */
export function unreadColumns({ tables }: SurveyParts, known: Readonly<Record<string, readonly string[]>>): readonly XlsFormLeft[] {
  return [...tables.values()].flatMap(({ sheet, headerRow, headers, rows, overruled }) => {
    const pattern = readColumns[sheet];
    const unread = [...new Set(headers)].filter((column) => pattern && !pattern.test(column) && !known[sheet]?.includes(column.replace(/::.*/, '')) && rows.some(({ cells }) => cells.has(column)));
    return [...unread.map((column) => `the column '${column}'`), ...overruled.map((column) => `the column '${column}', where another of its meaning says something too`)].map((what) => ({ path: `${sheet}!${headerRow}`, what }));
  });
}
