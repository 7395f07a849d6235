import type { OwnColumn } from './study-table.ts';
import type { StudyVariable, VariableKind } from './study-variables.ts';

/** Longest labels that Stata takes. */
const longest = { label: 80, value: 32_000 } as const;

/** Within quotes Stata still reads macros: what begins one, and what ends the quotes, is written otherwise. */
const quoted = (text: string, most: number): string =>
  `"${text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/["`]/g, "'")
    .replaceAll('$', String.raw`\$`)}"`;

/** How a text that was read becomes a date or a time. */
const moments: Readonly<Partial<Record<VariableKind, readonly [read: (name: string) => string, format: string]>>> = {
  date: [(name) => `date(${name}, "YMD")`, '%td'],
  datetime: [(name) => `clock(${name}, "YMDhm")`, '%tc'],
  time: [(name) => `clock(${name}, "hm")`, '%tcHH:MM'],
};

function typed({ name, kind }: Pick<StudyVariable, 'name' | 'kind'>): readonly string[] {
  if (kind === 'number') return [`destring ${name}, replace`];
  const moment = moments[kind];
  if (!moment) return [];
  const [read, format] = moment;
  return [
    `generate double ${name}_t = ${read(name)}`,
    `drop ${name}`,
    `rename ${name}_t ${name}`,
    `format ${name} ${format}`,
  ];
}

/** A do-file of Stata that reads the data and names variables and values: run it in the folder of the data. */
export function stataScript(title: string, own: readonly OwnColumn[], variables: readonly StudyVariable[]): string {
  const all = [...own, ...variables].map(({ name }) => name);
  return [
    `* ${title.replaceAll(/\s+/g, ' ')}`,
    'version 14',
    'import delimited using "data.csv", varnames(1) case(preserve) encoding("utf-8") bindquote(strict) maxquotedrows(unlimited) stringcols(_all) clear',
    ...[...own, ...variables].flatMap(typed),
    ...variables.map(({ name, label }) => `label variable ${name} ${quoted(label, longest.label)}`),
    ...variables.flatMap(({ name, codes = [] }) =>
      codes.length === 0
        ? []
        : [
            ...codes.map(
              ({ code, label }, index) =>
                `label define ${name}_l ${code} ${quoted(label, longest.value)}${index === 0 ? '' : ', add'}`,
            ),
            `label values ${name} ${name}_l`,
          ],
    ),
    `order ${all.join(' ')}`,
    'save "data.dta", replace',
    '',
  ].join('\n');
}
