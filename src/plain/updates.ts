import { buildFormGraph, type Mention } from '../engine/dependencies/form-graph.ts';
import { formExpressions } from '../engine/dependencies/form-expressions.ts';
import type { GraphNode } from '../engine/dependencies/graph-node.ts';
import type { FormDefinition } from '../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../engine/definition/walk-questions.ts';
import { presentNames } from '../engine/expression/references.ts';
import { conditionalOptions } from '../engine/options/conditional-options.ts';
import { parseSyntax } from '../engine/syntax/parse-syntax.ts';
import { visit } from '../engine/syntax/visit.ts';
import { fieldModels } from '../fields/models/models.ts';

const graphs = new WeakMap<FormDefinition, readonly GraphNode[]>();

/**
 * Whether what a page asks depends on answers that are given on it: its questions, their options, what they begin with.
 *
 * Without a script that is seen only when the page is sent and drawn again, for which it then offers a button. Results
 * alone are no reason: they are shown once the form is sent.
 */
export function dependsOnItself(definition: FormDefinition, pageId: string): boolean {
  const nodes = graphs.get(definition) ?? graphOf(definition);
  graphs.set(definition, nodes);
  const index = definition.pages.findIndex(({ id }) => id === pageId);
  const given = nodes.filter(
    ({ kind, placed, pageIndex }) => kind === 'value' && pageIndex === index && placed && isAnswered(placed),
  );
  return reachesPage(given, index);
}

function graphOf(definition: FormDefinition): readonly GraphNode[] {
  const questions = walkQuestions(definition);
  const byName = new Map(questions.map((placed) => [placed.question.name, placed]));
  const mentions = formExpressions(definition, questions, conditionalOptions).map((expression): Mention => ({
    expression,
    names: namesIn(expression.text, questions, expression.placed),
  }));
  return buildFormGraph(questions, definition.pages.length, byName, mentions).nodes;
}

const isAnswered = ({ question }: PlacedQuestion): boolean => {
  const { kind } = fieldModels[question.type];
  return kind === 'input' || kind === 'group';
};

/** A path of FHIRPath may look at any question; what it mentions is not known here. */
function namesIn(
  text: string,
  questions: readonly PlacedQuestion[],
  placed: PlacedQuestion | undefined,
): readonly string[] {
  const parsed = parseSyntax(text);
  if (!parsed.ok) return [];
  let isForeign = false;
  visit(parsed.expression, (part) => (isForeign ||= part.kind === 'call' && part.name === 'FHIRPATH'));
  const all = isForeign ? questions.filter((each) => each !== placed && isAnswered(each)) : [];
  return [...presentNames(parsed.expression), ...all.map(({ question }) => question.name)];
}

const changesPage = ({ kind, placed }: GraphNode): boolean =>
  kind === 'visible' || (kind === 'value' && placed !== undefined && isAnswered(placed));

/** Whether a change of these answers can change what the page asks. */
function reachesPage(given: readonly GraphNode[], pageIndex: number): boolean {
  const seen = new Set<GraphNode>();
  const waiting = [...given];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const { to } of node.dependents) {
      if (seen.has(to)) continue;
      if (to.pageIndex === pageIndex && changesPage(to)) return true;
      seen.add(to);
      waiting.push(to);
    }
  }
  return false;
}
