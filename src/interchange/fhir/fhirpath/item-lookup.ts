import type { FhirItem } from '../../../fields/fhir/types.ts';
import { allItems } from '../../shared/raw.ts';
import type { FormTree } from './form-tree.ts';

const text = String.raw`'[^'\\${'`'}]*'`;
/** Takes items of one linkId, or of several, and nothing else decides. */
export const whereLinkId = String.raw`where\(\s*(linkId\s*=\s*${text}(?:\s*or\s+linkId\s*=\s*${text})*|linkId\s+in\s*\(\s*${text}(?:\s*\|\s*${text})*\s*\))\s*\)`;

const search = new RegExp(
  String.raw`%(?:(resource)\s*\.\s*descendants\(\s*\)|(questionnaire)\s*\.\s*(?:descendants\(\s*\)|repeat\(\s*item\s*\)))\s*\.\s*${whereLinkId}`,
  'g',
);
/** Stands between linkIds, none of which has it. */
const separator = '\u001F';

/** The expression with each search for items by their linkIds as a variable: forms ask for them by the hundred, and each search walks the whole form. */
export function withLookups(expression: string): string {
  return expression.replace(
    search,
    (_, response: string | undefined, questionnaire: string | undefined, linkIds: string) =>
      `%\`${[response ?? questionnaire, ...(linkIds.match(/'[^']*'/g) ?? []).map((each) => each.slice(1, -1))].join(separator)}\``,
  );
}

/** What such a variable looks up: in which resource, and by which linkIds. */
export function lookupOf(name: string): { readonly root: string; readonly linkIds: readonly string[] } | undefined {
  const [root = '', ...linkIds] = name.split(separator);
  return linkIds.length > 0 ? { root, linkIds } : undefined;
}

const lists = new WeakMap<FormTree, readonly FhirItem[]>();

/** The items of the Questionnaire, those in others after them. */
export function questionnaireItems(tree: FormTree): readonly FhirItem[] {
  const known = lists.get(tree);
  if (known) return known;
  const items = allItems(tree.questionnaire);
  lists.set(tree, items);
  return items;
}
