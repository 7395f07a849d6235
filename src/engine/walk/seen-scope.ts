import type { EvaluationScope } from '../evaluation/scope.ts';
import { patientNames } from '../dependencies/question-names.ts';
import { isRecord } from '../definition/walk-questions.ts';
import { patientFact } from '../live-form/patient-facts.ts';
import type { FormScope } from '../live-form/types.ts';
import type { Value } from '../values/value.ts';

/** What expressions see of a form from outside it, with the answers as they are stored: near enough to tell where a search should go. */
export function seenScope(scope: FormScope, today: () => string): EvaluationScope {
  const read = (name: string): Value => readName(scope, name, today);
  return {
    read,
    score: (name) => scoreIn(scope, name) ?? read(name),
    last: () => undefined,
    history: () => [],
    today,
    now: () => new Date(`${today()}T12:00`),
  };
}

function readName(scope: FormScope, name: string, today: () => string): Value {
  const [first = '', ...rest] = name.split('.');
  const last = rest.at(-1);
  if (last === undefined) return valueIn(scope, name);
  const fact = first === 'patient' ? patientNames.find((known) => known === last) : undefined;
  if (fact) return patientFact(scope.form.patient, fact, today);
  const around = known(() => scope.state(first));
  if (around && isRecord(around.value)) return around.visible ? (around.value[last] as Value) : undefined;
  const rows = known(() => scope.rows(first));
  return rows ? rows.map((row) => valueIn(row.scope, last)) : valueIn(scope, last);
}

function valueIn(scope: FormScope, name: string): Value {
  const state = known(() => scope.state(name));
  return state?.visible ? (state.value as Value) : undefined;
}

/** What the chosen options count for. */
function scoreIn(scope: FormScope, name: string): Value {
  const [first = ''] = name.split('.');
  const question = known(() => scope.form.question(first));
  const value = readName(scope, name, () => '');
  const chosen = isRecord(value) ? Object.values(value) : [value].flat();
  const scores = question?.options?.flatMap(({ value: own, score }) =>
    score === undefined ? [] : chosen.filter((each) => each === own).map(() => score),
  );
  return scores?.length ? scores.reduce((sum, score) => sum + score, 0) : undefined;
}

/** A name that leads nowhere from here is blank. */
function known<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
