import { resolveName, type QuestionsByName } from './question-names.ts';
import type { FormExpression } from './form-expressions.ts';
import { orderDependencies, type DependencyOrder } from './order-dependencies.ts';
import type { PlacedQuestion } from './walk-questions.ts';

/** What can change in a form: whether a page or a question shows, a question's value, and the bounds of an answer. */
export type NodeKind = 'page' | 'visible' | 'value' | 'bounds';

export interface GraphNode {
  readonly kind: NodeKind;
  readonly placed?: PlacedQuestion;
  readonly pageIndex: number;
}

export interface GraphEdge {
  readonly to: number;
  /** The repeating container whose rows are all taken. */
  readonly across?: PlacedQuestion;
}

export interface FormGraph {
  readonly nodes: readonly GraphNode[];
  readonly dependents: readonly (readonly GraphEdge[])[];
}

/** An expression, and the names whose present value decides it. */
export interface Mention { readonly expression: FormExpression; readonly names: Iterable<string> }

/** Who must be computed again when something changes. A hidden question is blank, so showing decides values too. */
export function buildFormGraph(questions: readonly PlacedQuestion[], pageCount: number, byName: QuestionsByName, mentions: readonly Mention[]): FormGraph {
  const numbers = new Map(questions.map((placed, index) => [placed, index * 3]));
  const nodeOf = (placed: PlacedQuestion, kind: 'visible' | 'value' | 'bounds') => (numbers.get(placed) ?? 0) + offsets[kind];
  const pageNode = (pageIndex: number) => questions.length * 3 + pageIndex;
  const nodes = [...questions.flatMap(nodesOf), ...Array.from({ length: pageCount }, (_, pageIndex) => ({ kind: 'page' as const, pageIndex }))];
  const dependents: GraphEdge[][] = nodes.map(() => []);

  const contents = contentsOf(questions);
  const connect = (from: number, edge: GraphEdge) => dependents[from]?.push(edge);
  const lookAt = (name: string, placed: PlacedQuestion | undefined, to: number) => {
    const source = resolveName(name, byName, placed?.row);
    if (source?.kind !== 'question') return;
    connect(nodeOf(source.placed, 'value'), { to, across: source.across });
    for (const inside of contents.get(source.placed) ?? []) lookAt(`${source.placed.question.name}.${inside.question.name}`, placed, to);
  };
  for (const placed of questions) {
    const visible = nodeOf(placed, 'visible');
    connect(placed.parent ? nodeOf(placed.parent, 'visible') : pageNode(placed.pageIndex), { to: visible });
    connect(visible, { to: nodeOf(placed, 'value') });
    const { relatedField } = placed.question;
    if (typeof relatedField === 'string') lookAt(relatedField, placed, nodeOf(placed, 'value'));
  }
  for (const { expression, names } of mentions) {
    const to = decidedNode(expression, nodeOf, pageNode);
    if (to !== undefined) for (const name of names) lookAt(name, expression.placed, to);
  }
  return { nodes, dependents };
}

function contentsOf(questions: readonly PlacedQuestion[]): ReadonlyMap<PlacedQuestion, readonly PlacedQuestion[]> {
  const contents = new Map<PlacedQuestion, PlacedQuestion[]>();
  for (const placed of questions) {
    if (!placed.parent) continue;
    const known = contents.get(placed.parent);
    if (known) known.push(placed);
    else contents.set(placed.parent, [placed]);
  }
  return contents;
}

const offsets = { visible: 0, value: 1, bounds: 2 } as const;

function nodesOf(placed: PlacedQuestion): readonly GraphNode[] {
  const { pageIndex } = placed;
  return [{ kind: 'visible', placed, pageIndex }, { kind: 'value', placed, pageIndex }, { kind: 'bounds', placed, pageIndex }];
}

function decidedNode(
  { kind, placed, pageIndex }: FormExpression,
  nodeOf: (placed: PlacedQuestion, kind: 'visible' | 'value' | 'bounds') => number,
  pageNode: (pageIndex: number) => number,
): number | undefined {
  if (!placed) return pageIndex === undefined ? undefined : pageNode(pageIndex);
  if (kind === 'condition') return nodeOf(placed, 'visible');
  return nodeOf(placed, kind === 'formula' ? 'value' : 'bounds');
}

export function orderGraph(graph: FormGraph): DependencyOrder {
  return orderDependencies(graph.dependents.map((edges) => edges.map((edge) => edge.to)));
}

/** The names of a circle, beginning and ending with the same: `a → b → a`. */
export function circleNames({ nodes }: FormGraph, circle: readonly number[], pageNames: readonly string[]): readonly string[] {
  const names = circle.map((number) => nameOf(nodes[number], pageNames)).filter((name, at, all) => name !== all[at - 1]);
  const [first] = names;
  if (first === undefined) return [];
  return names.length > 1 && names.at(-1) === first ? names : [...names, first];
}

function nameOf(node: GraphNode | undefined, pageNames: readonly string[]): string {
  return node?.placed?.question.name ?? pageNames[node?.pageIndex ?? -1] ?? '';
}

