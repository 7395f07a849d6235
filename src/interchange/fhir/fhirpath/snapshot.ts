import type { Answers } from '../../../engine/definition/types.ts';
import { isRepeating, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { answersIn } from '../../../engine/live-form/collect-answers.ts';
import type { Instance, RunningForm } from '../../../engine/live-form/instance.ts';
import type { Patient } from '../../../engine/live-form/types.ts';
import { keptOf } from '../resource/keep.ts';
import type { Branch, FormTree } from './form-tree.ts';
import { lookupOf, questionnaireItems } from './item-lookup.ts';
import { compileWithLookups, newBudget, type Budget, type Environment } from './library.ts';
import { makeResponse, type LiveResponse } from './live-response.ts';
import { toFhirPatient } from './patient.ts';
import { dependenciesOf } from './reads.ts';
import { findVariable, type Bearer, type BorneVariable } from './variables.ts';

/** Where an expression stands, and in which row it is asked. */
export interface Place extends Bearer {
  readonly variables: readonly BorneVariable[];
  readonly instance: Instance;
}

/** What an expression gives, and whether it asked for something that nobody gives here. */
export interface Found {
  readonly values: readonly unknown[];
  readonly isUnknown: boolean;
}

/** One evaluation under way. */
interface Asked extends Place {
  readonly budget: Budget;
  isUnknown: boolean;
}

/** `reads`: what it is computed from; undefined where that cannot be determined. */
interface Computed extends Found {
  readonly reads: ReadonlySet<string> | undefined;
}

/** The form as it stands: expressions asked of the same answers share the response and their variables. */
export interface Snapshot {
  evaluate(expression: string, place: Place): Found;
}

const snapshots = new WeakMap<RunningForm, FormSnapshot>();

export function snapshotOf(state: RunningForm, tree: FormTree): Snapshot {
  const known = snapshots.get(state) ?? new FormSnapshot(state, tree);
  snapshots.set(state, known);
  known.refresh();
  return known;
}

function isSameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(Reflect.get(left, key), Reflect.get(right, key)))
  );
}

const namesIn = { context: true, ucum: true, factory: true };
const fixedNames = { sct: 'http://snomed.info/sct', loinc: 'http://loinc.org' };

class FormSnapshot implements Snapshot {
  readonly #state: RunningForm;
  readonly #tree: FormTree;
  readonly #variables = new Map<string, Computed>();
  #answers: Answers = {};
  #patient: Patient | undefined;
  #response!: LiveResponse;
  #fhirPatient!: object;
  #now!: Date;

  constructor(state: RunningForm, tree: FormTree) {
    this.#state = state;
    this.#tree = tree;
  }

  /** Takes the answers as they are now; variables whose answers are still the same are kept. */
  refresh(): void {
    const { patient, root } = this.#state;
    const answers = answersIn(root);
    const isOther = patient !== this.#patient;
    const changed = Object.keys({ ...answers, ...this.#answers }).filter(
      (name) => !isSameJson(answers[name], this.#answers[name]),
    );
    if (!isOther && changed.length === 0) return;
    for (const [key, { reads }] of this.#variables)
      if (isOther || !reads || changed.some((name) => reads.has(name))) this.#variables.delete(key);
    this.#answers = answers;
    this.#patient = patient;
    this.#response = makeResponse(this.#tree, answers);
    this.#fhirPatient = toFhirPatient(patient);
    this.#now = this.#state.now();
  }

  evaluate(expression: string, place: Place): Found {
    const asked = { ...place, budget: newBudget(), isUnknown: false };
    const values = this.#run(expression, place, asked, place.variables.length);
    return { values, isUnknown: asked.isUnknown };
  }

  /** `before`: how many of the variables are seen; each sees those before it. */
  #run(expression: string, bearer: Bearer, asked: Asked, before: number): readonly unknown[] {
    const branch = this.#branchOf(bearer);
    const environment = this.#environment(expression, asked, before, branch);
    if (!branch) return compileWithLookups(expression)(this.#response.resource, environment, this.#now, asked.budget);
    const element = this.#response.find(branch, rowsOf(asked.instance, bearer.placed)) ?? { linkId: branch.linkId };
    return compileWithLookups(expression, ofResponse)(element, environment, this.#now, asked.budget);
  }

  #branchOf({ placed, page }: Bearer): Branch | undefined {
    return placed ? this.#tree.byQuestion.get(placed.question) : this.#tree.byPage.get(page ?? -1);
  }

  /** Variables are computed as they are met; `qitem` is the item of the Questionnaire. What nobody gives is empty. */
  #environment(expression: string, asked: Asked, before: number, branch: Branch | undefined): Environment {
    const { resource } = this.#response;
    const fixed: Record<string, unknown> = {
      ...fixedNames,
      patient: this.#fhirPatient,
      ...this.#state.opening.launch,
      resource,
      rootResource: resource,
      ...(branch && { qitem: branch.item }),
    };
    const tree = this.#tree;
    Object.defineProperty(fixed, 'questionnaire', { get: () => tree.questionnaire });
    const indexOf = (name: string) => findVariable(asked.variables, name, before);
    const isElsewhere = (name: string) =>
      Object.hasOwn(namesIn, name) || (expression.includes('defineVariable') && expression.includes(`'${name}'`));
    return new Proxy(fixed, {
      has: (target, name) =>
        typeof name === 'string' && (Object.hasOwn(target, name) || indexOf(name) >= 0 || !isElsewhere(name)),
      get: (target, name) => {
        if (typeof name !== 'string') return undefined;
        if (indexOf(name) >= 0) return this.#variable(indexOf(name), asked);
        if (Object.hasOwn(target, name)) return target[name];
        const items = this.#lookUp(name, asked);
        if (!items) asked.isUnknown = true;
        return items;
      },
    });
  }

  #lookUp(name: string, { budget }: Asked): readonly unknown[] | undefined {
    const lookup = lookupOf(name);
    if (!lookup) return undefined;
    const isAnswered = lookup.root === 'resource';
    const items = isAnswered ? this.#response.items : questionnaireItems(this.#tree);
    const found = items.filter(({ linkId }) => lookup.linkIds.includes(linkId));
    return compileWithLookups('$this', isAnswered ? ofResponse : 'Questionnaire.item')(found, {}, this.#now, budget);
  }

  #variable(index: number, asked: Asked): readonly unknown[] {
    const variable = asked.variables[index];
    if (!variable) return [];
    const bearer = variable.bearer;
    const key = `${bearer.placed?.path ?? bearer.page ?? ''}[${rowsOf(asked.instance, bearer.placed).join()}]${index}`;
    const known = this.#variables.get(key) ?? this.#compute(key, variable, index, asked);
    if (known.isUnknown) asked.isUnknown = true;
    return known.values;
  }

  #compute(key: string, variable: BorneVariable, index: number, asked: Asked): Computed {
    const within = { ...asked, isUnknown: false };
    const all = this.#run(variable.expression, variable.bearer, within, index);
    const row = variable.isByRow ? rowsOf(asked.instance, variable.bearer.placed).at(-1) : undefined;
    const values = row === undefined ? all : all.slice(row, row + 1);
    const computed = {
      values,
      isUnknown: within.isUnknown,
      reads: dependenciesOf(variable, asked.variables.slice(0, index), this.#tree),
    };
    this.#variables.set(key, computed);
    return computed;
  }
}

const ofResponse = 'QuestionnaireResponse.item';

/** Numbers of the rows around the question, from the outermost, and its own where it is asked in one of them. */
function rowsOf(instance: Instance, placed: PlacedQuestion | undefined): readonly number[] {
  const own = placed && isRepeating(placed.question) ? placed : placed?.row;
  const containers: PlacedQuestion[] = [];
  for (let next = own; next; next = next.row) if (!keptOf(next.question).wraps) containers.unshift(next);
  const indexes: number[] = [];
  for (let at: Instance | undefined = instance; at?.parent; at = at.parent) indexes.unshift(at.index);
  return indexes.slice(0, containers.length);
}
