import { parseExpression } from '../expression/parse-expression.ts';
import { textIn } from '../expression/compile-expression.ts';
import { presentNames } from '../expression/references.ts';
import type { Expression } from '../expression/syntax-tree.ts';
import { visit } from '../expression/visit.ts';
import { foreignRuntime, type ForeignExpression, type ForeignForm } from '../foreign/foreign.ts';
import { installConditionalOptions } from '../options/conditional-options.ts';
import { functionTable } from '../functions/function-table.ts';
import { formExpressions, type FormExpression } from './form-expressions.ts';
import { buildFormGraph, circleNames, type GraphNode, type Mention } from './form-graph.ts';
import { orderDependencies } from './order-dependencies.ts';
import { namesInReach, resolveName, type QuestionsByName } from './question-names.ts';
import type { Report } from './report.ts';
import type { FormDefinition } from './types.ts';
import type { PlacedQuestion } from './walk-questions.ts';

/** Reports expressions that cannot be read, names that lead nowhere, and circles. */
export function checkExpressions(
  definition: FormDefinition,
  questions: readonly PlacedQuestion[],
  byName: QuestionsByName,
  report: Report,
): void {
  installConditionalOptions();
  const names = namesInReach(byName);
  const mentions = formExpressions(definition, questions).flatMap((expression): readonly Mention[] => {
    const parsed = parseExpression(expression.text, names);
    if (parsed.ok) {
      const foreign = foreignIn(parsed.expression, { definition, questions }, expression);
      return [
        {
          expression,
          names: [...presentNames(parsed.expression), ...foreign.flatMap((planned) => planned.names)],
          foreign,
        },
      ];
    }
    for (const { position, rule, params } of parsed.problems) report(expression.path, { rule, params }, position);
    return [];
  });
  for (const { path, position, ...fault } of foreignRuntime()?.checkBorne({ definition, questions }) ?? [])
    report(path, fault, position);
  for (const placed of questions) checkRelated(placed, byName, report);
  checkCircle(definition, questions, byName, mentions, report);
}

function foreignIn(expression: Expression, form: ForeignForm, place: FormExpression): readonly ForeignExpression[] {
  const runtime = foreignRuntime();
  const found: ForeignExpression[] = [];
  visit(expression, (part) => {
    if (runtime && part.kind === 'call' && functionTable.get(part.name)?.foreign)
      found.push(runtime.plan(textIn(part.arguments[0]), form, place));
  });
  return found;
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

function checkCircle(
  definition: FormDefinition,
  questions: readonly PlacedQuestion[],
  byName: QuestionsByName,
  mentions: readonly Mention[],
  report: Report,
): void {
  const pageNames = definition.pages.map((page) => String(page?.text ?? ''));
  const { nodes } = buildFormGraph(questions, definition.pages.length, byName, mentions);
  for (let count = 0; count < mostCircles; count += 1) {
    const ordered = orderDependencies(nodes);
    if (ordered.ok) return;
    const path = circleNames(ordered.circle, pageNames).join(' → ');
    const places = placesOf(ordered.circle, mentions);
    report(places[0] ?? '', { rule: 'circle', params: { path, places: places.join(' ') } });
    cutCircle(new Set(ordered.circle));
  }
}

function cutCircle(circle: ReadonlySet<GraphNode>): void {
  for (const node of circle) node.dependents = node.dependents.filter(({ to }) => !circle.has(to));
}

/** Where the expressions stand that take part in the circle, then the questions that take their answer from another. */
function placesOf(part: readonly GraphNode[], mentions: readonly Mention[]): readonly string[] {
  const decides = ({ expression: { kind, placed, pageIndex } }: Mention) =>
    part.some((node) =>
      placed
        ? node.placed === placed && node.kind === (kind === 'condition' ? 'visible' : 'value')
        : node.kind === 'page' && node.pageIndex === pageIndex,
    );
  const related = part.filter((node) => node.kind === 'value' && node.placed?.question.relatedField !== undefined);
  return [
    ...mentions.filter(decides).map(({ expression }) => expression.path),
    ...related.map(({ placed }) => `${placed?.path}.relatedField`),
  ];
}
