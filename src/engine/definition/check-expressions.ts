import { parseExpression } from '../expression/parse-expression.ts';
import { presentNames } from '../expression/references.ts';
import { formExpressions } from './form-expressions.ts';
import { buildFormGraph, circleNames, type GraphNode, type Mention } from './form-graph.ts';
import { orderDependencies } from './order-dependencies.ts';
import { namesInReach, resolveName, type QuestionsByName } from './question-names.ts';
import type { Report } from './report.ts';
import type { FormDefinition } from './types.ts';
import type { PlacedQuestion } from './walk-questions.ts';

/** Reports expressions that cannot be read, names that lead nowhere, and circles. */
export function checkExpressions(definition: FormDefinition, questions: readonly PlacedQuestion[], byName: QuestionsByName, report: Report): void {
  const names = namesInReach(byName);
  const mentions = formExpressions(definition, questions).flatMap((expression): readonly Mention[] => {
    const parsed = parseExpression(expression.text, names);
    if (parsed.ok) return [{ expression, names: presentNames(parsed.expression) }];
    for (const { position, rule, params } of parsed.problems) report(expression.path, { rule, params }, position);
    return [];
  });
  for (const placed of questions) checkRelated(placed, byName, report);
  checkCircle(definition, questions, byName, mentions, report);
}

function checkRelated({ question, path, row }: PlacedQuestion, byName: QuestionsByName, report: Report): void {
  const { relatedField } = question;
  if (typeof relatedField !== 'string' || relatedField.trim() === '') return;
  const source = resolveName(relatedField, byName, row);
  const isOne = source?.kind === 'patient' || (source && !source.across && source.placed.question.type !== 'container');
  if (!isOne) report(`${path}.relatedField`, { rule: 'relatedunknown', params: { name: relatedField.slice(0, 50) } });
}

/** Circles are cut one after another, so that each is reported; nobody mends more than a few at once. */
const mostCircles = 20;

function checkCircle(definition: FormDefinition, questions: readonly PlacedQuestion[], byName: QuestionsByName, mentions: readonly Mention[], report: Report): void {
  const pageNames = definition.pages.map((page) => String(page?.text ?? ''));
  const { nodes } = buildFormGraph(questions, definition.pages.length, byName, mentions);
  for (let count = 0; count < mostCircles; count += 1) {
    const ordered = orderDependencies(nodes);
    if (ordered.ok) return;
    const path = circleNames(ordered.circle, pageNames).join(' → ');
    report(placeOf(ordered.circle, mentions), { rule: 'circle', params: { path } });
    cutCircle(new Set(ordered.circle));
  }
}

function cutCircle(circle: ReadonlySet<GraphNode>): void {
  for (const node of circle) node.dependents = node.dependents.filter(({ to }) => !circle.has(to));
}

/** An expression that takes part in the circle. */
function placeOf(part: readonly GraphNode[], mentions: readonly Mention[]): string {
  const decides = ({ expression: { kind, placed, pageIndex } }: Mention) => part.some((node) => (placed
    ? node.placed === placed && node.kind === (kind === 'condition' ? 'visible' : 'value')
    : node.kind === 'page' && node.pageIndex === pageIndex));
  const related = part.find((node) => node.kind === 'value' && node.placed?.question.relatedField !== undefined)?.placed;
  return mentions.find(decides)?.expression.path ?? (related ? `${related.path}.relatedField` : '');
}
