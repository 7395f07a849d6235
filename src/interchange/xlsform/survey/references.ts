import type { SurveyParts } from './survey-parts.ts';
import type { SurveyNode } from './survey-tree.ts';
import { nameReferredTo } from './xml-name.ts';
import { isYes } from './yes-no.ts';
import { refuse } from '../workbook/xls-form-error.ts';

/** The names that stand in `${…}`; refuses a bracket without an end and what is no name. */
export function namesReferredTo(sheet: string, row: number, text: string): readonly string[] {
  return [...text.matchAll(/\$\{([^}]+)\}|\$\{[^}]*$/g)].map(([whole, inner]) => {
    const name = inner === undefined ? undefined : nameReferredTo(inner);
    return name ?? refuse(sheet, row, `'${whole.slice(0, 80)}' is no reference: it is written as \${name}.`);
  });
}

/** What stands in a loop stands there once for each choice. */
export function copiesOf(group: SurveyNode | undefined, lists: SurveyParts['lists']): number {
  let copies = 1;
  for (let around = group; around; around = around.parent) {
    if (around.kind === 'loop')
      copies *= lists.get(around.list ?? '')?.filter(({ cells }) => cells.get('name') !== 'none').length ?? 1;
  }
  return copies;
}

/** Every `${name}` is one question. */
export function checkReferences(
  sheet: string,
  row: number,
  text: string,
  { tree, lists, settings }: Pick<SurveyParts, 'tree' | 'lists' | 'settings'>,
): void {
  for (const name of namesReferredTo(sheet, row, text)) {
    const found = (tree.byName.get(name) ?? [])
      .filter(({ type }) => type !== 'audit' && !type.endsWith('-external'))
      .reduce((sum, node) => sum + copiesOf(node.parent, lists), 0);
    const isInstance = name === 'instanceID' && !isYes(settings.get('omit_instanceid'));
    if (found === 0 && !isInstance) refuse(sheet, row, `'\${${name.slice(0, 80)}}' is no question of the form.`);
    if (found > 1) refuse(sheet, row, `'\${${name.slice(0, 80)}}' may be one of ${found} questions.`);
  }
}

/** Whether a default is computed: it holds a reference, a call, a predicate or an operator. Dates and places have hyphens of their own. */
export function isDynamic(written: string, type: string): boolean {
  const rest = written
    .replace(/"[^"]*"|'[^']*'/g, ' ')
    .replace(/-?\d{4}-\d{2}-\d{2}(?:T[\d:.+Z-]+)?|\d{2}:\d{2}:\d{2}/g, ' ');
  if (/\$\{|[\p{L}_][\p{L}\p{N}_.:-]*\(|\[/u.test(rest)) return true;
  const bare = rest
    .replace(/[\p{L}_][\p{L}\p{N}_.-]*/gu, (word) => (/^(?:mod|div)$/.test(word) ? '*' : 'x'))
    .replace(/-?\d+\.?\d*|-?\.\d+/g, '0');
  const hasHyphens = /^(?:date|datetime|geopoint|geotrace|geoshape)$/.test(type);
  return (hasHyphens ? /[*+|]/ : /[*+|]|-/).test(bare);
}
