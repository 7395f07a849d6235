import type { Answers } from '../../engine/definition/types.ts';
import { isRepeating, type PlacedQuestion } from '../../engine/definition/walk-questions.ts';
import { answersIn } from '../../engine/live-form/collect-answers.ts';
import type { FormState } from '../../engine/live-form/form-state.ts';
import type { Instance } from '../../engine/live-form/instance.ts';
import type { Patient } from '../../engine/live-form/types.ts';
import { keptOf } from '../fhir/keep.ts';
import type { Branch, FormTree } from './form-tree.ts';
import { compileFhirPath, newBudget, type Budget, type Environment } from './library.ts';
import { makeResponse, type LiveResponse } from './live-response.ts';
import { toFhirPatient } from './patient.ts';
import { findVariable, type Bearer, type BorneVariable } from './variables.ts';

/** Where an expression stands, and in which row it is asked. */
export interface Place extends Bearer { readonly variables: readonly BorneVariable[]; readonly instance: Instance }
interface Asked extends Place { readonly budget: Budget }

/** The form as it stands: expressions asked of the same answers share the response and their variables. */
export interface Snapshot {
  readonly answers: Answers;
  readonly patient: Patient;
  evaluate(expression: string, place: Place): readonly unknown[];
}

const snapshots = new WeakMap<FormState, Snapshot>();

export function snapshotOf(state: FormState, tree: FormTree): Snapshot {
  const answers = answersIn(state.root);
  const known = snapshots.get(state);
  if (known && known.patient === state.patient && isSameJson(known.answers, answers)) return known;
  const made = new FormSnapshot(state, tree, answers);
  snapshots.set(state, made);
  return made;
}

function isSameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && isSameJson(Reflect.get(left, key), Reflect.get(right, key)));
}

class FormSnapshot implements Snapshot {
  readonly answers: Answers;
  readonly patient: Patient;
  readonly #tree: FormTree;
  readonly #response: LiveResponse;
  readonly #fhirPatient: object;
  readonly #variables = new Map<string, readonly unknown[]>();
  readonly #now: Date;

  constructor(state: FormState, tree: FormTree, answers: Answers) {
    this.answers = answers;
    this.patient = state.patient;
    this.#tree = tree;
    this.#response = makeResponse(tree, answers);
    this.#fhirPatient = toFhirPatient(state.patient);
    this.#now = state.now();
  }

  evaluate(expression: string, place: Place): readonly unknown[] {
    return this.#run(expression, place, { ...place, budget: newBudget() }, place.variables.length);
  }

  /** `before`: how many of the variables are seen; each sees those before it. */
  #run(expression: string, bearer: Bearer, place: Asked, before: number): readonly unknown[] {
    const branch = this.#branchOf(bearer);
    const rows = rowsOf(place.instance, bearer.placed);
    if (!branch) return compileFhirPath(expression)(this.#response.resource, this.#environment(place, before, branch), this.#now, place.budget);
    const element = this.#response.find(branch, rows) ?? { linkId: branch.linkId };
    return compileFhirPath(expression, 'QuestionnaireResponse.item')(element, this.#environment(place, before, branch), this.#now, place.budget);
  }

  #branchOf({ placed, page }: Bearer): Branch | undefined {
    return placed ? this.#tree.byQuestion.get(placed.question) : this.#tree.byPage.get(page ?? -1);
  }

  /** Variables are computed as they are met; `qitem` is the item of the Questionnaire. */
  #environment(place: Asked, before: number, branch: Branch | undefined): Environment {
    const fixed: Record<string, unknown> = {
      resource: this.#response.resource, patient: this.#fhirPatient, ...(branch && { qitem: branch.item }),
    };
    const tree = this.#tree;
    Object.defineProperty(fixed, 'questionnaire', { get: () => tree.questionnaire });
    const valueOf = (name: string) => this.#variable(findVariable(place.variables, name, before), place);
    return new Proxy(fixed, {
      has: (target, name) => typeof name === 'string' && (Object.hasOwn(target, name) || findVariable(place.variables, name, before) >= 0),
      get: (target, name) => (typeof name !== 'string' ? undefined : findVariable(place.variables, name, before) >= 0 ? valueOf(name) : target[name]),
    });
  }

  #variable(index: number, place: Asked): readonly unknown[] {
    const variable = place.variables[index];
    if (!variable) return [];
    const bearer = variable.bearer;
    const key = `${bearer.placed?.path ?? bearer.page ?? ''}[${rowsOf(place.instance, bearer.placed).join()}]${index}`;
    const known = this.#variables.get(key);
    if (known) return known;
    const value = this.#run(variable.expression, bearer, place, index);
    this.#variables.set(key, value);
    return value;
  }
}

/** Numbers of the rows around the question, from the outermost, and its own where it is asked in one of them. */
function rowsOf(instance: Instance, placed: PlacedQuestion | undefined): readonly number[] {
  const own = placed && isRepeating(placed.question) ? placed : placed?.row;
  const containers: PlacedQuestion[] = [];
  for (let next = own; next; next = next.row) if (!keptOf(next.question).wraps) containers.unshift(next);
  const indexes: number[] = [];
  for (let at: Instance | undefined = instance; at?.parent; at = at.parent) indexes.unshift(at.index);
  return indexes.slice(0, containers.length);
}
