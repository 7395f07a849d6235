import type { Answer } from '../definition/types.ts';
import type { LiveForm } from '../live-form/types.ts';
import { closenessOf } from './closeness.ts';
import { shuffled, type Random } from './sample-answer.ts';
import { seenScope } from './seen-scope.ts';
import { nameFromForm, type Variable } from './variables.ts';
import type { Rule } from './rules.ts';
import type { Steps } from './steps.ts';
import type { Target } from './targets.ts';

/** A value for each variable, by its place. */
export type Assignment = readonly number[];

export interface Searched {
  readonly found?: Assignment;
  /** Of what was tried, where least was missing. */
  readonly nearest: Assignment;
  readonly tries: number;
  /** Every combination of values was tried. */
  readonly isWhole: boolean;
}

interface Search {
  readonly form: LiveForm;
  readonly target: Target;
  readonly variables: readonly Variable[];
  readonly tries: number;
  readonly random: Random;
  readonly today: string;
  /** Whether the way there can be gone with these values. */
  arrives(assignment: Assignment): Steps<boolean>;
}

/** Looks for values that bring the target about: all of them where they are few, else those that come nearer and nearer. */
export function* search(asked: Search): Steps<Searched> {
  const trial = new Trial(asked);
  const { variables, tries } = asked;
  const combinations = variables.reduce((count, { values }) => count * values.length, 1);
  if (combinations <= tries) return yield* trial.tryAll();
  while (!trial.isOver) yield* trial.climb();
  return trial.result(false);
}

/** The values tried last, and the nearest so far. */
class Trial {
  readonly #asked: Search;
  readonly #distance: () => number;
  readonly #current: number[];
  #nearest: Assignment;
  #least = Infinity;
  #found: Assignment | undefined;
  #tries = 0;

  constructor(asked: Search) {
    this.#asked = asked;
    this.#distance = distanceTo(asked);
    this.#current = asked.variables.map(() => 0);
    this.#nearest = [...this.#current];
    asked.form.transact(() => asked.variables.forEach((_, index) => this.#put(index, 0)));
  }

  get isOver(): boolean {
    return this.#found !== undefined || this.#tries >= this.#asked.tries;
  }

  result(isWhole: boolean): Searched {
    return { found: this.#found, nearest: this.#nearest, tries: this.#tries, isWhole };
  }

  /** Counts through all values, as an odometer does. */
  *tryAll(): Steps<Searched> {
    const { variables } = this.#asked;
    yield* this.#measure();
    for (let at = 0; at < variables.length && !this.#found;) {
      const next = this.#current[at]! + 1;
      const isLast = next >= variables[at]!.values.length;
      this.#put(at, isLast ? 0 : next);
      if (isLast) at += 1;
      else {
        at = 0;
        yield* this.#measure();
      }
    }
    return this.result(this.#found === undefined);
  }

  /** From anywhere, one variable after another to the value that comes nearest, until none comes nearer. */
  *climb(): Steps<void> {
    const { variables, form, random } = this.#asked;
    form.transact(() =>
      variables.forEach(({ values }, index) =>
        this.#put(index, random() < 0.15 ? 0 : Math.floor(random() * values.length)),
      ),
    );
    let distance = yield* this.#measure();
    for (let isNearer = true; isNearer && !this.isOver;) {
      isNearer = false;
      for (const index of shuffled([...variables.keys()], random)) {
        const nearer = yield* this.#improve(index, distance);
        isNearer ||= nearer < distance;
        distance = nearer;
        if (this.isOver) return;
      }
    }
  }

  *#improve(index: number, before: number): Steps<number> {
    let best = this.#current[index]!;
    let distance = before;
    for (let value = 0; value < this.#asked.variables[index]!.values.length && !this.isOver; value += 1) {
      this.#put(index, value);
      const tried = yield* this.#measure();
      if (this.#found) return tried;
      // As near by another value is as good: it leads off a plain where nothing comes nearer.
      if (tried < distance || (tried === distance && this.#asked.random() < 0.3)) [best, distance] = [value, tried];
    }
    this.#put(index, best);
    return distance;
  }

  #put(index: number, value: number): void {
    const variable = this.#asked.variables[index]!;
    this.#current[index] = value;
    variable.set(this.#asked.form, variable.values[value]);
  }

  *#measure(): Steps<number> {
    yield;
    this.#tries += 1;
    const { target, form, arrives } = this.#asked;
    const distance = this.#distance();
    if (distance < this.#least) [this.#least, this.#nearest] = [distance, [...this.#current]];
    if (target.holds(form) && this.#isAllowed() && (yield* arrives(this.#current))) this.#found = [...this.#current];
    return distance;
  }

  #isAllowed(): boolean {
    return this.#asked.variables.every((variable, index) =>
      isAllowed(this.#asked.form, variable, this.#current[index]!),
    );
  }
}

/** Whether the form takes the value; blank is none that it could refuse. */
function isAllowed(form: LiveForm, { question, values }: Variable, index: number): boolean {
  const value: Answer | undefined = values[index];
  return question === undefined || value === undefined || !form.state(question).problem;
}

/** How much is missing: of what must be true, of what should be false, and of answers that the form takes. */
function distanceTo({ target, form, variables, today }: Search): () => number {
  const parts = [
    ...target.needed.map((rule) => ({ rule, isWanted: true })),
    ...target.unwanted.map((rule) => ({ rule, isWanted: false })),
  ].map(({ rule, isWanted }) => ({ rule, isWanted, closeness: closenessOf(rule.expression) }));
  const questions = [...new Set(variables.flatMap(({ question }) => question ?? []))];
  return () => {
    const missing = parts.map(({ rule, isWanted, closeness }) => closeness(scopeAround(form, rule, today), isWanted));
    const refused = questions.filter((name) => {
      const { problem, value } = form.state(name);
      return problem !== undefined && value !== undefined;
    });
    return missing.reduce((sum, part) => sum + part, 0.3 * refused.length);
  };
}

/** What the rule sees: the form, or the first row of what is around its question. */
export function scopeAround(form: LiveForm, { placed }: Rule, today: string) {
  const row = placed?.row;
  const around = row && form.rows(nameFromForm(row))[0]?.scope;
  return seenScope(around ?? form, () => today);
}
