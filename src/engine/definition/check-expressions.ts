import { parseExpression } from '../expression/parse-expression.ts';
import { formExpressions, presentNames } from './form-expressions.ts';
import { buildFormGraph, circleNames, orderGraph, type FormGraph, type Mention } from './form-graph.ts';
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
  let graph = buildFormGraph(questions, definition.pages.length, byName, mentions);
  for (let count = 0; count < mostCircles; count += 1) {
    const ordered = orderGraph(graph);
    if (ordered.ok) return;
    const path = circleNames(graph, ordered.circle, pageNames).join(' → ');
    report(placeOf(graph, ordered.circle, mentions), { rule: 'circle', params: { path } });
    graph = withoutCircle(graph, new Set(ordered.circle));
  }
}

function withoutCircle({ nodes, dependents }: FormGraph, circle: ReadonlySet<number>): FormGraph {
  const left = dependents.map((edges, node) => (circle.has(node) ? edges.filter(({ to }) => !circle.has(to)) : edges));
  return { nodes, dependents: left };
}

/** An expression that takes part in the circle. */
function placeOf({ nodes }: FormGraph, circle: readonly number[], mentions: readonly Mention[]): string {
  const part = circle.map((number) => nodes[number]).filter((node) => node !== undefined);
  const decides = ({ expression: { kind, placed, pageIndex } }: Mention) => part.some((node) => (placed
    ? node.placed === placed && node.kind === (kind === 'condition' ? 'visible' : 'value')
    : node.kind === 'page' && node.pageIndex === pageIndex));
  const related = part.find((node) => node.kind === 'value' && node.placed?.question.relatedField !== undefined)?.placed;
  return mentions.find(decides)?.expression.path ?? (related ? `${related.path}.relatedField` : '');
}
