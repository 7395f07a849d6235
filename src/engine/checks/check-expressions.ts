import { parseExpression } from '../expression/parse-expression.ts';
import { textIn } from '../expression/compile-expression.ts';
import { presentNames } from '../expression/references.ts';
import type { Expression } from '../syntax/syntax-tree.ts';
import { visit } from '../syntax/visit.ts';
import type { ForeignExpression, ForeignForm, ForeignRuntime } from '../dependencies/foreign.ts';
import { conditionalOptions } from '../options/conditional-options.ts';
import { commonFunctions } from '../functions/function-table.ts';
import { formExpressions } from '../dependencies/form-expressions.ts';
import { reportExpressions } from '../report/report-expressions.ts';
import { type FormExpression } from '../dependencies/form-expression.ts';
import { buildFormGraph, circleNames, type Mention } from '../dependencies/form-graph.ts';
import { type GraphNode } from '../dependencies/graph-node.ts';
import { orderDependencies } from '../dependencies/order-dependencies.ts';
import { namesInReach, resolveName, type QuestionsByName } from '../dependencies/question-names.ts';
import type { Report } from './report.ts';
import type { FormDefinition } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';

/** Reports expressions that cannot be read, names that lead nowhere, and circles. */
export function checkExpressions(
  definition: FormDefinition,
  questions: readonly PlacedQuestion[],
  byName: QuestionsByName,
  report: Report,
  runtime?: ForeignRuntime,
): void {
  const names = namesInReach(byName);
  const written = [...formExpressions(definition, questions, conditionalOptions), ...reportExpressions(definition)];
  const mentions = written.flatMap((expression): readonly Mention[] => {
    const parsed = parseExpression(expression.text, names, runtime);
    if (parsed.ok) {
      const foreign = runtime ? foreignIn(parsed.expression, { definition, questions }, expression, runtime) : [];
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
  for (const { path, position, ...fault } of runtime?.checkBorne({ definition, questions }) ?? [])
    report(path, fault, position);
  for (const placed of questions) checkRelated(placed, byName, report);
  checkCircle(definition, questions, byName, mentions, report);
}

function foreignIn(
  expression: Expression,
  form: ForeignForm,
  place: FormExpression,
  runtime: ForeignRuntime,
): readonly ForeignExpression[] {
  const found: ForeignExpression[] = [];
  visit(expression, (part) => {
    if (part.kind === 'call' && commonFunctions.get(part.name)?.foreign)
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
