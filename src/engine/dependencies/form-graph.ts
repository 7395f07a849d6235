import type { ForeignExpression } from './foreign.ts';
import type { GraphEdge, GraphNode, NodeKind } from './graph-node.ts';
import { resolveName, type QuestionsByName } from './question-names.ts';
import type { FormExpression } from './form-expression.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';

/** `patient`: what looks at the patient. */
export interface FormGraph {
  readonly nodes: readonly GraphNode[];
  readonly patient: readonly GraphEdge[];
}

/** An expression, and the names whose present value decides it. */
export interface Mention {
  readonly expression: FormExpression;
  readonly names: Iterable<string>;
  readonly foreign?: readonly ForeignExpression[];
}

/** What decides the value of its question, and is computed with it. */
const ofValue: ReadonlySet<FormExpression['kind']> = new Set(['formula', 'initial', 'option', 'offered']);

/** Who must be computed again when something changes. A hidden question is blank, so showing decides values too. */
export function buildFormGraph(
  questions: readonly PlacedQuestion[],
  pageCount: number,
  byName: QuestionsByName,
  mentions: readonly Mention[],
): FormGraph {
  const parts = new Map(
    questions.map((placed) => [
      placed,
      { visible: newNode('visible', placed.pageIndex, placed), value: newNode('value', placed.pageIndex, placed) },
    ]),
  );
  const pages = Array.from({ length: pageCount }, (_, pageIndex) => newNode('page', pageIndex));
  const bounds = new Map<PlacedQuestion, GraphNode>();
  const patient: GraphEdge[] = [];

  const boundsOf = (placed: PlacedQuestion) => {
    const node = bounds.get(placed) ?? newNode('bounds', placed.pageIndex, placed);
    bounds.set(placed, node);
    return node;
  };
  const decidedBy = ({ kind, placed, pageIndex = -1 }: FormExpression): GraphNode | undefined => {
    if (!placed) return pages[pageIndex];
    if (kind === 'condition') return parts.get(placed)?.visible;
    return ofValue.has(kind) ? parts.get(placed)?.value : boundsOf(placed);
  };
  const lookAt = (name: string, placed: PlacedQuestion | undefined, to: GraphNode) => {
    const source = resolveName(name, byName, placed?.row);
    if (source?.kind === 'patient') patient.push({ to });
    if (source?.kind !== 'question') return;
    parts.get(source.placed)?.value.dependents.push({ to, across: source.across });
    for (const inside of source.placed.children)
      lookAt(`${source.placed.question.name}.${inside.question.name}`, placed, to);
  };

  for (const [placed, { visible, value }] of parts) {
    const around = placed.parent ? parts.get(placed.parent)?.visible : pages[placed.pageIndex];
    around?.dependents.push({ to: visible });
    visible.dependents.push({ to: value });
    const { relatedField } = placed.question;
    if (typeof relatedField === 'string') lookAt(relatedField, placed, value);
  }
  for (const { expression, names } of mentions) {
    const to = decidedBy(expression);
    if (to) for (const name of names) lookAt(name, expression.placed, to);
  }
  for (const { expression, foreign } of mentions) {
    const to = foreign && decidedBy(expression);
    if (to)
      for (const { link } of foreign)
        link(
          to,
          (name) => lookAt(name, expression.placed, to),
          (placed) => parts.get(placed)?.value,
        );
  }
  const ofQuestions = [...parts.values()].flatMap(({ visible, value }) => [visible, value]);
  return { nodes: [...ofQuestions, ...pages, ...bounds.values()], patient };
}

function newNode(kind: NodeKind, pageIndex: number, placed?: PlacedQuestion): GraphNode {
  return { kind, pageIndex, placed, dependents: [] };
}

/** The names of a circle, beginning and ending with the same: `a → b → a`. */
export function circleNames(circle: readonly GraphNode[], pageNames: readonly string[]): readonly string[] {
  const names = circle
    .map(({ placed, pageIndex }) => placed?.question.name ?? pageNames[pageIndex] ?? '')
    .filter((name, at, all) => name !== all[at - 1]);
  const [first] = names;
  if (first === undefined) return [];
  return names.length > 1 && names.at(-1) === first ? names : [...names, first];
}
