import type { FormExpression } from '../../../engine/dependencies/form-expression.ts';
import type { GraphNode } from '../../../engine/dependencies/graph-node.ts';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import type { PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import type { ForeignExpression, ForeignForm, ForeignRuntime, LookAt } from '../../../engine/dependencies/foreign.ts';
import { Instance } from '../../../engine/live-form/instance.ts';
import { toQuestionnaire } from '../export/to-questionnaire.ts';
import { makeFormTree, type FormTree } from './form-tree.ts';
import { checkSyntax } from './library.ts';
import { readsOf } from './reads.ts';
import { snapshotOf } from './snapshot.ts';
import { toValue } from './to-value.ts';
import { allVariables, variablesAt } from './variables.ts';

const trees = new WeakMap<FormDefinition, FormTree>();

function treeOf(definition: FormDefinition): FormTree {
  const tree = trees.get(definition) ?? makeFormTree(definition, (whole) => toQuestionnaire(whole, fhirPathRuntime));
  trees.set(definition, tree);
  return tree;
}

/** FHIRPath over the answers of a live form. */
export const fhirPathRuntime: ForeignRuntime = { check: checkSyntax, checkBorne, plan };

/** The same questions as the graph has them, which walks the form itself. */
const places = new WeakMap<readonly PlacedQuestion[], ReadonlyMap<Question, PlacedQuestion>>();

function placesOf(questions: readonly PlacedQuestion[]): ReadonlyMap<Question, PlacedQuestion> {
  const known = places.get(questions) ?? new Map(questions.map((placed) => [placed.question, placed]));
  places.set(questions, known);
  return known;
}

function checkBorne({ definition, questions }: ForeignForm): ReturnType<ForeignRuntime['checkBorne']> {
  return allVariables(definition, questions).flatMap(({ path, expression }) => {
    const { position, message } = checkSyntax(expression) ?? {};
    return position === undefined
      ? []
      : [{ path, position, rule: 'foreignsyntax', params: { name: 'FHIRPATH', message } }];
  });
}

function plan(
  text: string,
  { definition, questions }: ForeignForm,
  { kind, placed, pageIndex }: FormExpression,
): ForeignExpression {
  const bearer = { page: placed?.pageIndex ?? pageIndex, placed };
  const variables = variablesAt(definition, bearer.page, placed);
  const tree = treeOf(definition);
  const reads = readsOf(text, variables, tree);
  // What an answer must fulfil is asked at its own item, so of the answer without naming it.
  const asked = kind === 'constraint' && placed ? [placed.question.name] : [];
  // What must not hold of the form is asked of the whole response, wherever its message stands.
  const place = kind === 'error' ? {} : bearer;
  return {
    names: [...reads.names, ...asked],
    link(decided: GraphNode, look: LookAt, valueOf) {
      if (reads.maybe.length === 0) return;
      const after = reachedFrom(decided);
      for (const { question } of reads.maybe) {
        const other = placesOf(questions).get(question);
        const node = other && valueOf(other);
        if (node && !after.has(node)) look(question.name);
      }
    },
    run(scope) {
      if (!(scope instanceof Instance)) return undefined;
      const { values, isUnknown } = snapshotOf(scope.state, tree).evaluate(text, {
        ...place,
        variables,
        instance: scope,
      });
      if (isUnknown && values.length === 0) throw new Error('It rests on what is not known here');
      const value = toValue(values);
      // A question for a day takes that of a moment.
      const isDay = kind === 'initial' && placed?.question.type === 'date' && typeof value === 'string';
      return isDay ? value.replace(/T\d.*/s, '') : value;
    },
  };
}

/** What is computed after it: to look at that would be a circle. */
function reachedFrom(node: GraphNode): ReadonlySet<GraphNode> {
  const reached = new Set([node]);
  for (const each of reached) for (const { to } of each.dependents) reached.add(to);
  return reached;
}
