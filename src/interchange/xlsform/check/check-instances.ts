import { isFromFile, isSearched } from './check-lists.ts';
import type { SurveyParts } from '../survey/survey-parts.ts';
import type { SurveyNode } from '../survey/survey-tree.ts';
import { refuse } from '../workbook/xls-form-error.ts';

interface Source {
  readonly name: string;
  readonly is: string;
}

/** Lists, files and external data share their names; a list that search() fills is none of them. */
export function checkInstances({ tree, lists }: SurveyParts): void {
  const known = new Map<string, string>();
  for (const node of tree.all) {
    for (const { name, is } of sourcesOf(node)) {
      const before = known.get(name);
      if (before !== undefined && before !== is)
        refuse(
          'survey',
          node.row,
          `'${name.slice(0, 80)}' names two sources: ${before.slice(0, 80)} and ${is.slice(0, 80)}.`,
        );
      known.set(name, is);
    }
  }
  const searched = checkSearches(tree.all, lists);
  for (const [list, choices] of lists) {
    const file = known.get(list);
    if (file !== undefined && !searched.has(list))
      refuse(
        'choices',
        choices[0]?.row,
        `the list '${list.slice(0, 80)}' has the name of another source: ${file.slice(0, 80)}.`,
      );
  }
}

const calculating = ['calculation', 'constraint', 'read_only', 'required', 'relevant', 'choice_filter', 'default'];

/** Data that a row brings. */
function sourcesOf(node: SurveyNode): readonly Source[] {
  const { type, list = '', cells, name } = node;
  const pulled = calculating.flatMap((column) =>
    [...(cells.get(column) ?? '').matchAll(/\bpulldata\s*\(\s*['"]?\s*([^'",)]+?)\s*['"]?\s*,/g)].map(
      ([, file = '']) => ({ name: file, is: `${file}.csv` }),
    ),
  );
  return [
    ...(/^(?:xml|csv)-external$/.test(type) ? [{ name, is: `${name}.${type.slice(0, 3)}` }] : []),
    ...(isFromFile(node) ? [{ name: list.replace(/\.\w+$/, ''), is: list }] : []),
    ...pulled,
    ...([...cells.values()].some((text) => text.includes('${last-saved#'))
      ? [{ name: '__last-saved', is: 'the form saved last' }]
      : []),
  ];
}

/** The lists that search() fills; all questions of such a list use it, or none. */
function checkSearches(all: readonly SurveyNode[], lists: SurveyParts['lists']): ReadonlySet<string> {
  const uses = new Map<string, boolean>();
  for (const node of all) {
    const { list = '', row } = node;
    if (node.kind !== 'question' || !lists.has(list) || isFromFile(node) || node.type === 'range') continue;
    if ((uses.get(list) ?? isSearched(node)) !== isSearched(node))
      refuse('survey', row, `the list '${list}' is used with search() and without.`);
    uses.set(list, isSearched(node));
  }
  return new Set([...uses].filter(([, isFilled]) => isFilled).map(([list]) => list));
}
