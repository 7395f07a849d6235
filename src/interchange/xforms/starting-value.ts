import { asksBefore, withPaths } from './references.ts';
import { pathOf, type SurveyNode } from './survey-nodes.ts';
import type { Survey } from './to-xform.ts';
import { element } from './xml.ts';

/** Whether the answer begins with what an expression gives, not with a fixed value. */
export const beginsComputed = ({ question }: SurveyNode): boolean =>
  question?.initialformula !== undefined || question?.relatedField !== undefined;

/** What sets the first answer once the form, or a row, is opened. */
export function startingValue(node: SurveyNode, { byName }: Survey, event: string): string | undefined {
  const value = node.row['default'];
  if (value === undefined || !beginsComputed(node) || asksBefore(value)) return undefined;
  return element('setvalue', { event, ref: pathOf(node), value: withPaths(value, node, byName) });
}
