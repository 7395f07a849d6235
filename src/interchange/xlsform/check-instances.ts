import { isFromFile } from './check-lists.ts';
import type { SurveyParts } from './check-survey.ts';
import { refuse } from './xls-form-error.ts';

/** Lists, files and external data share their names. */
export function checkInstances({ tree, lists }: SurveyParts): void {
  const known = new Map<string, string>();
  const searched = new Map<string, string>();
  const take = (name: string, source: string, row: number): void => {
    const before = known.get(name);
    if (before !== undefined && before !== source) refuse('survey', row, `'${name}' names two different sources: ${before} and ${source}.`);
    known.set(name, source);
  };
  for (const node of tree.all) {
    const { type, list = '', row, cells, name } = node;
    if (type === 'xml-external' || type === 'csv-external') take(name, `${name}.${type.slice(0, 3)}`, row);
    if (isFromFile(node)) take(list.replace(/\.\w+$/, ''), list, row);
    for (const text of cells.values()) {
      for (const [, file = ''] of text.matchAll(/\bpulldata\s*\(\s*['"]([^'"]+)['"]/g)) take(file, `${file}.csv`, row);
      if (text.includes('${last-saved#')) take('__last-saved', 'the form saved last', row);
    }
    if (!lists.has(list) || isFromFile(node)) continue;
    if (cells.has('choice_filter') || (known.has(list) && known.get(list) !== 'choices')) take(list, 'choices', row);
    const use = /\bsearch\s*\(/.test(cells.get('appearance') ?? '') ? 'search' : 'choices';
    if ((searched.get(list) ?? use) !== use) refuse('survey', row, `the list '${list}' is used with search() and without.`);
    searched.set(list, use);
  }
}
