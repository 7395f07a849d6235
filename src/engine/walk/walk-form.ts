import type { Answers, FormDefinition } from '../definition/types.ts';
import type { FormOptions, LiveForm, Patient } from '../live-form/types.ts';
import { isRepeating } from '../definition/walk-questions.ts';
import { toBoolean } from '../values/coerce.ts';
import { references } from '../expression/references.ts';
import type { Value } from '../values/value.ts';
import { valueOf } from './closeness.ts';
import { goThrough } from './fill-page.ts';
import { influenceOn, rulesOf, type Influence, type Rule, type Rules } from './rules.ts';
import { randomOf } from './sample-answer.ts';
import { scopeAround, search, type Assignment } from './search.ts';
import type { Steps } from './steps.ts';
import { targetsOf, type Target } from './targets.ts';
import { nameFromForm, variablesOf, type Variable } from './variables.ts';

/** A condition that keeps people from the target, with the values nearest to it that were tried. */
export interface Obstacle {
  readonly path: string;
  readonly text: string;
  /** It must not hold: it leads past the target. */
  readonly isUnwanted: boolean;
  readonly values: readonly { readonly name: string; readonly value: Value }[];
}

/** `impossible`: every combination of decisive values was tried. `notfound`: some were, and none led there. */
export interface Reach {
  readonly target: Target;
  readonly verdict: 'reached' | 'impossible' | 'notfound';
  readonly tries: number;
  /** Answers, and what must be known of the patient, that lead there. */
  readonly answers?: Answers;
  readonly patient?: Patient;
  readonly obstacles: readonly Obstacle[];
}

export interface WalkOptions {
  createForm(definition: FormDefinition, options?: FormOptions): LiveForm;
  /** Combinations that are tried for one target. Defaults to 3000. */
  readonly tries?: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Ways there that are tried where answers hold but what else is asked on the way cannot be answered. */
const mostArrivals = 25;

/**
 * Looks for a way to every page and to everything that stands under a condition, one after another.
 *
 * What is found was gone: with its answers the form shows it. Takes a definition without problems. Whoever asks may rest
 * between two answers and, as the search for one thing may be long, wherever nothing is given.
 */
export function* walkForm(definition: FormDefinition, options: WalkOptions): Generator<Reach | undefined, void> {
  const rules = rulesOf(definition);
  yield;
  const form = options.createForm(definition);
  yield;
  const straight = options.createForm(definition);
  yield;
  const { pages } = yield* goThrough(straight, { random: randomOf(1), today: options.today });
  const straightOn = { verdict: 'reached' as const, tries: 1, answers: straight.draft(), obstacles: [] };
  const onTheWay = new Set(pages);
  for (const target of targetsOf(rules, options.today)) {
    if (target.kind === 'page' && onTheWay.has(target.page ?? '')) yield { ...straightOn, target };
    else yield yield* new Walk(rules, target, form, options).reach();
  }
}

/** The search for one target. */
class Walk {
  readonly #target: Target;
  readonly #form: LiveForm;
  readonly #options: WalkOptions;
  readonly #definition: FormDefinition;
  readonly #influence: Influence;
  readonly #rows: readonly string[];
  readonly #variables: readonly Variable[];
  #arrivals = 0;
  #arrived: LiveForm | undefined;

  constructor(rules: Rules, target: Target, form: LiveForm, options: WalkOptions) {
    this.#target = target;
    this.#form = form;
    this.#options = options;
    this.#definition = rules.definition;
    this.#influence = influenceOn(rules, [...target.needed, ...target.unwanted, ...target.others]);
    this.#rows = rowsNeeded(this.#influence, target);
    this.#variables = variablesOf(this.#influence, form, options.today);
  }

  *reach(): Steps<Reach> {
    const target = this.#target;
    const { tries = 3000, today } = this.#options;
    this.#addRows(this.#form);
    const searched = yield* search({
      form: this.#form,
      target,
      variables: this.#variables,
      tries,
      random: randomOf(target.path.length + this.#variables.length),
      today,
      arrives: (assignment) => this.#arrives(assignment),
    });
    if (searched.found && this.#arrived) {
      const { patient } = this.#arrived;
      const isOfPatient = Object.keys(patient).length > 0;
      const answers = this.#arrived.draft();
      this.#clear();
      return {
        target,
        verdict: 'reached',
        tries: searched.tries,
        answers,
        obstacles: [],
        ...(isOfPatient && { patient }),
      };
    }
    const isProven =
      searched.isWhole &&
      !this.#influence.isOpen &&
      this.#arrivals === 0 &&
      this.#variables.every((each) => each.isComplete);
    this.#apply(this.#form, searched.nearest);
    const obstacles = this.#obstacles();
    this.#clear();
    return { target, verdict: isProven ? 'impossible' : 'notfound', tries: searched.tries, obstacles };
  }

  /** Goes there in a form of its own, answering what else is asked on the way. */
  *#arrives(assignment: Assignment): Steps<boolean> {
    const { createForm, today } = this.#options;
    if (this.#arrivals >= mostArrivals) return false;
    const form = createForm(this.#definition);
    yield;
    this.#addRows(form);
    this.#apply(form, assignment);
    const { page, kind } = this.#target;
    const random = randomOf(this.#arrivals + 7);
    const until = kind === 'jump' ? undefined : page;
    const { pages, isStuck } = yield* goThrough(form, { random, today, until });
    const isThere = (page === undefined ? !isStuck : pages.includes(page)) && this.#target.holds(form);
    if (isThere) this.#arrived = form;
    else if (isStuck) this.#arrivals += 1;
    return isThere;
  }

  #addRows(form: LiveForm): void {
    for (const container of this.#rows) if (form.rows(container).length === 0) form.addRow(container);
  }

  #apply(form: LiveForm, assignment: Assignment): void {
    form.transact(() => this.#variables.forEach((each, index) => each.set(form, each.values[assignment[index]!])));
  }

  /** The next search begins with nothing answered. */
  #clear(): void {
    this.#apply(
      this.#form,
      this.#variables.map(() => 0),
    );
    for (const container of this.#rows.toReversed())
      for (const { key } of this.#form.rows(container)) this.#form.removeRow(container, key);
  }

  #obstacles(): readonly Obstacle[] {
    const { needed, unwanted } = this.#target;
    const told = (rule: Rule, isUnwanted: boolean): Obstacle & { readonly stands: boolean } => {
      const scope = scopeAround(this.#form, rule, this.#options.today);
      const values = references(rule.expression).map((name) => ({ name, value: scope.read(name) }));
      const stands = toBoolean(valueOf(rule.expression)(scope)) === isUnwanted;
      return { path: rule.path, text: rule.text, isUnwanted, values, stands };
    };
    const all = [...needed.map((rule) => told(rule, false)), ...unwanted.map((rule) => told(rule, true))];
    const standing = all.filter(({ stands }) => stands);
    return (standing.length > 0 ? standing : all).map(({ stands: _, ...obstacle }) => obstacle);
  }
}

/** Repeating containers, from the outermost, that need a row for the target or for what decides it. */
function rowsNeeded({ questions }: Influence, { placed }: Target): readonly string[] {
  const found = new Set<string>();
  for (const each of [...questions, ...(placed ? [placed] : [])]) {
    const around = isRepeating(each.question) && each !== placed ? [each] : [];
    for (let row = each.row; row; row = row.row) around.push(row);
    for (const container of around.reverse()) found.add(nameFromForm(container));
  }
  return [...found];
}
