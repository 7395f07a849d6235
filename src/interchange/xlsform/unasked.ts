import type { Question } from '../../engine/definition/types.ts';
import type { SurveyNode } from './survey-tree.ts';

/** What the device notes by itself, and this form can. */
const noted: Readonly<Record<string, Pick<Question, 'type' | 'initialformula'>>> = { start: { type: 'datetime', initialformula: 'NOW()' }, today: { type: 'date', initialformula: 'TODAY()' } };

/** What `once(…)` holds, when a calculation is nothing else: it is computed when the form opens, and stays. */
export const onceIn = ({ cells }: Pick<SurveyNode, 'cells'>): string | undefined => /^\s*once\s*\(([\s\S]+)\)\s*$/.exec(cells.get('calculation') ?? '')?.[1];

export const isShownBy = (cells: ReadonlyMap<string, string>): boolean => [...cells.keys()].some((column) => /^(?:label|hint)/.test(column));

/** What a row without words keeps out of sight: a question nobody is asked, or nothing. */
export function unaskedOf(node: SurveyNode): Pick<Question, 'type' | 'initialformula'> | undefined {
  if (node.type === 'hidden' && !node.cells.has('calculation')) return { type: 'text' };
  if (onceIn(node) !== undefined && (node.type === 'calculate' || !isShownBy(node.cells))) return { type: 'text' };
  return node.kind === 'metadata' ? noted[node.type] : undefined;
}

/** Read-only questions are computed where their answer is written down, and mere words where there is none. */
export function readOnlyOf({ type, cells }: SurveyNode, isDynamic: boolean): 'label' | 'calculated' | undefined {
  const isReadOnly = /^(?:yes|true|true\(\))$/i.test(cells.get('read_only') ?? '');
  if (!isReadOnly || cells.has('calculation') || cells.has('trigger') || isDynamic || !/^(?:text|integer|decimal|date|time|datetime|barcode)$/.test(type)) return undefined;
  return cells.has('default') ? 'calculated' : 'label';
}
