import { formExpressions } from '../dependencies/form-expressions.ts';
import { type FormExpression } from '../dependencies/form-expression.ts';
import { buildFormGraph, circleNames, type FormGraph, type Mention } from '../dependencies/form-graph.ts';
import type { GraphEdge, GraphNode } from '../dependencies/graph-node.ts';
import { orderDependencies } from '../dependencies/order-dependencies.ts';
import { resolveName } from '../dependencies/question-names.ts';
import type { Condition, FormDefinition } from '../definition/types.ts';
import { isRecord, isRepeating, walkQuestions, type PlacedQuestion } from '../definition/walk-questions.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import type { ForeignExpression, ForeignForm } from '../dependencies/foreign.ts';
import { parseSyntax } from '../syntax/parse-syntax.ts';
import { presentNames } from '../expression/references.ts';
import type { Capabilities } from '../capabilities/capabilities.ts';
import type { Compiled, EdgePlan, FormPlan, NodePlan, PagePlan, QuestionPlan, ScopePlan, Source } from './form-plan.ts';
import { refuseDefinition } from './refuse-definition.ts';

/** What a form is compiled with. */
type Given = Omit<Capabilities, 'sentences'>;

/**
 * The form made ready to run.
 *
 * Throws `InvalidDefinitionError` when the form cannot run as it is written.
 */
export function compileForm(definition: FormDefinition, capabilities: Given): FormPlan {
  if (!isRecord(definition) || !Array.isArray(definition.pages)) refuseDefinition('', { rule: 'nopages' });
  const { models, options } = capabilities;
  const root = newScope();
  const questions = walkQuestions(definition).map((placed) => planQuestion(placed, root, models));
  const byName = new Map(questions.map((plan) => [plan.question.name, plan]));
  const pages = definition.pages.map((page, index): PagePlan => ({
    page,
    index,
    questions: questions.filter((plan) => plan.pageIndex === index && !plan.parent),
  }));
  const around: Around = { byName, root, capabilities, form: { definition, questions } };
  const expressions = formExpressions(definition, questions, options).map((written) => compile(written, around));
  for (const { expression, made } of expressions) attach(expression, made, pages);
  for (const {
    question: { relatedField },
    scope,
    row,
  } of questions)
    if (typeof relatedField === 'string') findSource(relatedField, scope, row, byName);
  placeErrors(expressions, questions, byName);
  const graph = buildFormGraph(questions, pages.length, byName, expressions);
  const nodes = planNodes(graph, root, definition);
  const asked = expressions
    .map(({ made }) => made)
    .filter(({ condition, ending }) => ending ?? (condition && !isOfQuestion(condition)));
  return { definition, root, byName, pages, nodes, patient: graph.patient as readonly EdgePlan[], asked, options };
}

/** Whether a page or a question has it of its own. */
const isOfQuestion = ({ kind }: Condition): boolean => kind === 'visibility' || kind === 'error';

/** The walk made these objects for this plan alone, and containers come before what is in them: they grow into plans, all of one shape. `errorsOf`, which few have, would cost all of them room for more. */
function planQuestion(placed: PlacedQuestion, root: ScopePlan, models: Given['models']): QuestionPlan {
  const { question, path, row } = placed as QuestionPlan;
  const model = Object.hasOwn(models, question.type) ? models[question.type] : undefined;
  if (!model) return refuseDefinition(`${path}.type`, { rule: 'unknowntype', params: { type: String(question.type) } });
  if (typeof question.name !== 'string') refuseDefinition(`${path}.name`, { rule: 'namemissing' });
  const scope = row?.rows ?? root;
  const plan: QuestionPlan = Object.assign(placed as QuestionPlan, {
    model,
    scope,
    slot: scope.questions.length,
    rows: undefined,
    visibility: undefined,
    formula: undefined,
    initial: undefined,
    min: undefined,
    max: undefined,
    constraint: undefined,
    required: undefined,
    error: undefined,
    option: undefined,
    offered: undefined,
    value: undefined,
  });
  scope.questions.push(plan);
  if (isRepeating(question)) plan.rows = newScope(scope, plan);
  return plan;
}

function newScope(parent?: ScopePlan, container?: QuestionPlan): ScopePlan {
  return { parent, container, questions: [], nodes: [], outside: [], sources: new Map() };
}

type PlansByName = ReadonlyMap<string, QuestionPlan>;

/** Where an expression is compiled. */
interface Around {
  readonly byName: PlansByName;
  readonly root: ScopePlan;
  readonly capabilities: Given;
  readonly form: ForeignForm;
}

function compile(
  expression: FormExpression,
  { byName, root, capabilities, form }: Around,
): Mention & { readonly made: Compiled } {
  const { text, path, placed, condition, ending, options } = expression as FormExpression & {
    readonly placed?: QuestionPlan;
  };
  const parsed = parseSyntax(text);
  if (!parsed.ok) return refuseDefinition(path, parsed.problems[0] ?? { rule: 'unreadable' });
  const scope = placed?.scope ?? root;
  const names = presentNames(parsed.expression);
  for (const name of names) {
    if (!findSource(name, scope, placed?.row, byName))
      refuseDefinition(path, { rule: 'unknownname', params: { name } });
  }
  const foreign: ForeignExpression[] = [];
  const run = compileExpression(parsed.expression, {
    functions: capabilities.functions,
    slotOf: (name) => slotOf(name, scope),
    foreignOf: (foreignText) => {
      const planned =
        capabilities.foreign?.plan(foreignText, form, expression) ?? refuseDefinition(path, { rule: 'foreignmissing' });
      foreign.push(planned);
      return planned.run;
    },
  });
  return {
    expression,
    names: [...names, ...foreign.flatMap((planned) => planned.names)],
    foreign,
    made: { text, names, run, condition, ending, options },
  };
}

/** Where a name of the scope's leads; looked up once. */
function findSource(
  name: string,
  { sources }: ScopePlan,
  row: QuestionPlan | undefined,
  byName: PlansByName,
): Source | undefined {
  const source = sources.get(name) ?? (resolveName(name, byName, row) as Source | undefined);
  if (source) sources.set(name, source);
  return source;
}

/** The place of a question that stands in the scope itself, as most do that a formula asks for. */
function slotOf(name: string, scope: ScopePlan): number | undefined {
  const source = scope.sources.get(name);
  return source?.kind === 'question' && !source.across && source.part === undefined && source.placed.scope === scope
    ? source.placed.slot
    : undefined;
}

function attach(
  { kind, placed, pageIndex = -1, condition }: FormExpression,
  made: Compiled,
  pages: readonly PagePlan[],
): void {
  const decided = (placed as QuestionPlan | undefined) ?? pages[pageIndex];
  if (!decided) return;
  if (kind === 'condition') decided.visibility = condition?.kind === 'visibility' ? made : decided.visibility;
  else if (kind === 'option' || kind === 'error') ((placed as QuestionPlan)[kind] ??= []).push(made);
  else if (placed && kind !== 'ending') (placed as QuestionPlan)[kind] = made;
}

type Written = Mention & { readonly made: Compiled };

/**
 * Gives each error the questions at which it is shown while its own is hidden: those that it reads, as far as they are
 * answered, or any of the form where it reads none. What is computed stands for what it is computed from.
 */
function placeErrors(written: readonly Written[], questions: readonly QuestionPlan[], byName: PlansByName): void {
  const formulas = new Map(
    written.flatMap((one) => (one.expression.kind === 'formula' ? [[one.expression.placed, one] as const] : [])),
  );
  for (const { expression, names, made } of written) {
    const target = expression.placed as QuestionPlan | undefined;
    if (expression.kind !== 'error' || !target) continue;
    const read = new Set<QuestionPlan>();
    const look = (name: string, from: QuestionPlan): void => {
      const source = resolveName(name, byName, from.row);
      if (source?.kind === 'question') take((source.across ?? source.placed) as QuestionPlan);
    };
    const take = (plan: QuestionPlan): void => {
      if (read.has(plan)) return;
      read.add(plan);
      if (!plan.rows) plan.children.forEach(take);
      for (const name of formulas.get(plan)?.names ?? []) look(name, plan);
    };
    for (const name of names) look(name, target);
    const isAnswered = ({ model, rows }: QuestionPlan): boolean => model.kind === 'input' || rows !== undefined;
    const readsAny = [...read].some(isAnswered);
    made.places = questions.filter(
      (plan) => plan !== target && plan.scope === target.scope && isAnswered(plan) && (!readsAny || read.has(plan)),
    );
    for (const plan of [target, ...made.places]) (plan.errorsOf ??= new Set()).add(target);
  }
}

function planNodes({ nodes }: FormGraph, root: ScopePlan, { pages }: FormDefinition): readonly NodePlan[] {
  const ordered = orderDependencies(nodes);
  if (!ordered.ok) {
    const path = circleNames(
      ordered.circle,
      pages.map((page) => page.text),
    );
    return refuseDefinition('', { rule: 'circle', params: { path: path.join(' → ') } });
  }
  const planned = ordered.order.map((node, rank) => planNode(node, rank, root));
  for (const node of planned) for (const edge of node.dependents) lookFromOutside(node.scope, edge);
  return planned;
}

const none: GraphEdge[] = [];

function planNode(node: GraphNode, rank: number, root: ScopePlan): NodePlan {
  const plan = node.placed as QuestionPlan | undefined;
  const scope = plan?.scope ?? root;
  // Lists that have grown hold room for more, which a plan has no use for.
  const dependents = node.dependents.length > 0 ? node.dependents.slice() : none;
  const made = Object.assign(node, { rank, scope, local: scope.nodes.length, dependents }) as NodePlan;
  scope.nodes.push(made);
  if (plan && node.kind === 'value') plan.value = made;
  return made;
}

function lookFromOutside(from: ScopePlan, edge: EdgePlan): void {
  if (!edge.across) return;
  for (let scope = from; scope !== edge.across.scope && scope.parent; scope = scope.parent) scope.outside.push(edge);
}
