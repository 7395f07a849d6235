import type { OwnColumn } from './study-table.ts';
import type { StudyVariable } from './study-variables.ts';

/** Longest labels that SPSS shows. */
const longest = { label: 255, value: 120 } as const;

const quoted = (text: string, most: number): string =>
  `'${text.replaceAll(/\s+/g, ' ').trim().slice(0, most).replaceAll("'", "''")}'`;

function formatOf({ kind, decimals }: Pick<StudyVariable, 'kind' | 'decimals'>): string {
  switch (kind) {
    case 'number':
      return `F12.${Math.min(decimals ?? 0, 8)}`;
    case 'date':
      return 'SDATE10';
    case 'datetime':
      return 'YMDHMS16';
    case 'time':
      return 'TIME5';
    case 'text':
      return 'A2000';
    default:
      return kind satisfies never;
  }
}

/** Syntax of SPSS that reads the data and names variables and values: run it in the folder of the data. */
export function spssSyntax(title: string, own: readonly OwnColumn[], variables: readonly StudyVariable[]): string {
  const labelled = variables.filter(({ codes }) => codes !== undefined && codes.length > 0);
  return [
    `* ${title.replaceAll(/\s+/g, ' ').replaceAll('*', ' ')}.`,
    '* Open this file from the folder that data.csv is in, or set that folder with CD, then run all.',
    'GET DATA',
    "  /TYPE=TXT /FILE='data.csv' /ENCODING='UTF8'",
    '  /DELCASE=LINE /DELIMITERS="," /QUALIFIER=\'"\' /ARRANGEMENT=DELIMITED /FIRSTCASE=2',
    '  /VARIABLES=',
    ...[...own, ...variables].map((variable) => `    ${variable.name} ${formatOf(variable)}`),
    '  .',
    'ALTER TYPE ALL (A=AMIN).',
    ...(variables.length === 0
      ? []
      : ['VARIABLE LABELS', ...variables.map(({ name, label }) => `  ${name} ${quoted(label, longest.label)}`), '  .']),
    ...labelled.flatMap(({ name, codes = [] }) => [
      `VALUE LABELS ${name}`,
      ...codes.map(({ code, label }) => `  ${code} ${quoted(label, longest.value)}`),
      '  .',
    ]),
    ...(labelled.length === 0 ? [] : [`VARIABLE LEVEL ${labelled.map(({ name }) => name).join('\n  ')} (NOMINAL).`]),
    'EXECUTE.',
    '',
  ].join('\r\n');
}
