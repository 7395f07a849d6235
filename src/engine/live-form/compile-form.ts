import { formExpressions, presentNames, type FormExpression } from '../definition/form-expressions.ts';
import { buildFormGraph, circleNames, orderGraph, type FormGraph, type Mention } from '../definition/form-graph.ts';
import { resolveName, type QuestionsByName } from '../definition/question-names.ts';
import type { FormDefinition } from '../definition/types.ts';
import { isRecord, isRepeating, walkQuestions, type PlacedQuestion } from '../definition/walk-questions.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { parseSyntax } from '../expression/parse-syntax.ts';
import type { Expression } from '../expression/syntax-tree.ts';
import type { FieldModels } from '../field-model.ts';
import type { Compiled, FormPlan, NodePlan, PagePlan, QuestionPlan, ScopePlan, Source } from './form-plan.ts';
import { refuseDefinition } from './refuse-definition.ts';

const compiled = new WeakMap<FormDefinition, { readonly models: FieldModels; readonly plan: FormPlan }>();

/**
 * The form made ready to run, once for each definition object: a definition is not changed after it is opened.
 *
 * Throws `InvalidDefinitionError` when the form cannot run as it is written.
 */
export function compileForm(definition: FormDefinition, models: FieldModels): FormPlan {
  const known = isRecord(definition) ? compiled.get(definition) : undefined;
  if (known?.models === models) return known.plan;
  const plan = makePlan(definition, models);
  compiled.set(definition, { models, plan });
  return plan;
}

function makePlan(definition: FormDefinition, models: FieldModels): FormPlan {
  if (!isRecord(definition) || !Array.isArray(definition.pages)) refuseDefinition('', { rule: 'nopages' });
  const placed = walkQuestions(definition);
  const byName = new Map(placed.map((each) => [each.question.name, each]));
  const parsed = formExpressions(definition, placed).map((written) => parse(written, byName));
  const graph = buildFormGraph(placed, definition.pages.length, byName, parsed);
  const tables = planQuestions(definition, placed, models);
  const nodes = planNodes(graph, tables, definition);
  for (const { expression: written, tree } of parsed) attach(written, compile(written, tree), tables);
  fillSources(tables, byName, parsed, placed);
  const asked = parsed.filter(({ expression }) => isAsked(expression)).map(({ expression, tree }) => compile(expression, tree));
  return { definition, root: tables.root, questions: tables.questions, byName: tables.byName, pages: tables.pages, nodes, asked };
}

interface ParsedExpression extends Mention { readonly tree: Expression }

function parse(expression: FormExpression, byName: QuestionsByName): ParsedExpression {
  const parsed = parseSyntax(expression.text);
  if (!parsed.ok) return refuseDefinition(expression.path, parsed.problems[0] ?? { rule: 'unreadable' });
  const names = presentNames(parsed.expression);
  const unknown = [...names].find((name) => !resolveName(name, byName, expression.placed?.row));
  if (unknown !== undefined) refuseDefinition(expression.path, { rule: 'unknownname', params: { name: unknown } });
  return { expression, tree: parsed.expression, names };
}

function compile({ text, condition }: FormExpression, tree: Expression): Compiled {
  return { text, run: compileExpression(tree), names: [...presentNames(tree)], condition };
}

function isAsked({ condition }: FormExpression): boolean {
  return condition !== undefined && condition.kind !== 'visibility';
}

interface Tables {
  readonly root: ScopePlan;
  readonly questions: readonly QuestionPlan[];
  readonly pages: readonly PagePlan[];
  readonly plans: ReadonlyMap<PlacedQuestion, QuestionPlan>;
  readonly byName: ReadonlyMap<string, QuestionPlan>;
}

function planQuestions(definition: FormDefinition, placed: readonly PlacedQuestion[], models: FieldModels): Tables {
  const root = newScope();
  const pages = definition.pages.map((page, index): PagePlan => ({ page, index, questions: [] }));
  const plans = new Map<PlacedQuestion, QuestionPlan>();
  for (const each of placed) plans.set(each, planQuestion(each, root, plans, pages, models));
  const questions = [...plans.values()];
  return { root, questions, pages, plans, byName: new Map(questions.map((plan) => [plan.question.name, plan])) };
}

function planQuestion(
  placed: PlacedQuestion, root: ScopePlan, plans: ReadonlyMap<PlacedQuestion, QuestionPlan>, pages: readonly PagePlan[], models: FieldModels,
): QuestionPlan {
  const { question, page, pageIndex } = placed;
  const model = Object.hasOwn(models, question.type) ? models[question.type] : undefined;
  if (!model) return refuseDefinition(`${placed.path}.type`, { rule: 'unknowntype', params: { type: String(question.type) } });
  if (typeof question.name !== 'string') refuseDefinition(`${placed.path}.name`, { rule: 'namemissing' });
  const scope = (placed.row && plans.get(placed.row)?.rows) ?? root;
  const parent = placed.parent && plans.get(placed.parent);
  const plan: QuestionPlan = { question, model, slot: scope.questions.length, scope, page, pageIndex, parent, children: [] };
  scope.questions.push(plan);
  (parent?.children ?? pages[pageIndex]?.questions)?.push(plan);
  if (isRepeating(question)) plan.rows = newScope(scope, plan);
  return plan;
}

function newScope(parent?: ScopePlan, container?: QuestionPlan): ScopePlan {
  return { parent, container, questions: [], nodes: [], outside: [], sources: new Map() };
}

function planNodes(graph: FormGraph, tables: Tables, definition: FormDefinition): readonly NodePlan[] {
  const ordered = orderGraph(graph);
  if (!ordered.ok) {
    const path = circleNames(graph, ordered.circle, definition.pages.map((page) => page.text));
    return refuseDefinition('', { rule: 'circle', params: { path: path.join(' → ') } });
  }
  const made = new Map<number, NodePlan>();
  for (const [rank, number] of ordered.order.entries()) {
    const node = planNode(graph.nodes[number], rank, tables);
    made.set(number, node);
    node.scope.nodes.push(node);
    if (node.plan && node.kind === 'value') node.plan.value = node;
  }
  for (const [number, node] of made) connectNode(node, graph.dependents[number] ?? [], made, tables);
  return [...made.values()];
}

function planNode(node: FormGraph['nodes'][number] | undefined, rank: number, { root, plans, pages }: Tables): NodePlan {
  const plan = node?.placed && plans.get(node.placed);
  const scope = plan?.scope ?? root;
  return { kind: node?.kind ?? 'page', rank, local: scope.nodes.length, scope, plan, page: plan ? undefined : pages[node?.pageIndex ?? -1], dependents: [] };
}

function connectNode(node: NodePlan, edges: FormGraph['dependents'][number], made: ReadonlyMap<number, NodePlan>, { plans }: Tables): void {
  for (const { to, across } of edges) {
    const target = made.get(to);
    if (!target) continue;
    const top = (across && plans.get(across)?.scope) ?? node.scope;
    node.dependents.push({ to: target, top });
    for (let scope = node.scope; scope !== top && scope.parent; scope = scope.parent) scope.outside.push({ to: target, top });
  }
}

function attach({ kind, placed, pageIndex, condition }: FormExpression, made: Compiled, { plans, pages }: Tables): void {
  const plan = placed && plans.get(placed);
  const page = pages[pageIndex ?? -1];
  if (page && !plan) page.visibility = made;
  if (!plan) return;
  if (kind !== 'condition') plan[kind] = made;
  else if (condition?.kind === 'visibility') plan.visibility = made;
}

function fillSources({ root, plans }: Tables, byName: QuestionsByName, parsed: readonly ParsedExpression[], placed: readonly PlacedQuestion[]): void {
  const fill = (name: string, within: PlacedQuestion | undefined) => {
    const scope = (within?.row && plans.get(within.row)?.rows) ?? root;
    const found = resolveName(name, byName, within?.row);
    if (found?.kind === 'patient') scope.sources.set(name, found);
    const plan = found?.kind === 'question' ? plans.get(found.placed) : undefined;
    if (found?.kind !== 'question' || !plan) return;
    const across = found.across && plans.get(found.across);
    scope.sources.set(name, { kind: 'question', plan, top: across?.scope ?? plan.scope, list: across !== undefined } satisfies Source);
  };
  for (const { expression, names } of parsed) for (const name of names) fill(name, expression.placed);
  for (const each of placed) if (typeof each.question.relatedField === 'string') fill(each.question.relatedField, each);
}
