import { limits } from '../engine/definition/limits.ts';
import type { Problem } from '../engine/definition/problem.ts';
import type { Calendar, Language, Question } from '../engine/definition/types.ts';
import { isRepeating } from '../engine/definition/walk-questions.ts';
import type { FormScope } from '../engine/live-form/types.ts';
import { fieldModels } from '../fields/models/models.ts';
import { askedField } from '../fields/plain/page-fields.ts';
import type { PlainFields } from '../fields/plain/plain-view.ts';
import { plainViews } from '../fields/registry/plain.ts';
import { isKept } from './is-drawn.ts';

export interface PageReading {
  readonly language: Language;
  readonly calendar: Calendar;
  /** The reader's own day, `YYYY-MM-DD`. */
  readonly today: string;
  /** As the page was drawn with (`PlainPage.prefix`). */
  readonly prefix?: string;
}

/** What a question's fields hold. */
interface Read {
  readonly scope: FormScope;
  readonly name: string;
  readonly value: unknown;
  /** It is not what the page was drawn with. */
  readonly isNew: boolean;
  readonly isReadable: boolean;
}

/**
 * Takes what a page sent into the live form, and returns what cannot be read, in the engine's words.
 *
 * The form stands as the page was drawn from it. What is as it was drawn stays untouched: a value that follows another
 * question or a default goes on doing so. What cannot be read is kept as it was typed, to be corrected.
 */
export function readPage(
  fields: PlainFields,
  questions: readonly Question[],
  scope: FormScope,
  reading: PageReading,
): readonly Problem[] {
  const { prefix = '' } = reading;
  const asked = new Set(fields.all(askedField));
  const reads: Read[] = [];
  const collect = (asking: readonly Question[], around: FormScope): void => {
    for (const question of asking) {
      const isAsked = asked.has(prefix + around.path + question.name);
      if (isAsked && isRepeating(question)) matchRows(asked, question, around, prefix);
      if (question.questions) for (const inner of scopesIn(question, around)) collect(question.questions, inner);
      else if (isAsked && isOffered(question)) reads.push(readOne(fields, question, around, reading));
    }
  };
  scope.form.transact(() => {
    collect(questions, scope);
    for (const { scope: holder, name, value, isNew } of reads) if (isNew) holder.set(name, value);
  });
  return reads.flatMap(({ scope: holder, name, isReadable }) => (isReadable ? [] : (holder.state(name).problem ?? [])));
}

/** Nothing can be sent for what is computed, only shown, or kept out of sight. */
const isOffered = (question: Question): boolean => plainViews[question.type].read !== undefined && !isKept(question);

/** Where a container's questions stand: around it, or in each of its rows. */
export function scopesIn(question: Question, around: FormScope): readonly FormScope[] {
  return isRepeating(question) ? around.rows(question.name).map((row) => row.scope) : [around];
}

function readOne(fields: PlainFields, question: Question, scope: FormScope, reading: PageReading): Read {
  const { name, type } = question;
  const { value: before, asked = question } = scope.state(name);
  const value = plainViews[type].read?.(fields, (reading.prefix ?? '') + scope.path + name, asked, {
    ...reading,
    bounds: scope.bounds(name),
    value: before,
  });
  const parsed = fieldModels[type].parse(value, question);
  const isNew = written(parsed.ok ? parsed.answer : value) !== written(before);
  return { scope, name, value, isNew, isReadable: parsed.ok };
}

/** A box that nobody has ticked is no answer yet. */
const written = (value: unknown): string | undefined => (value === false ? undefined : JSON.stringify(value));

/** As many rows as the page held: it may have been drawn before the last was added. */
function matchRows(asked: ReadonlySet<string>, { name }: Question, around: FormScope, prefix: string): void {
  let count = 0;
  while (count < limits.rows && asked.has(`${prefix}${around.path}${name}[${count}]`)) count += 1;
  for (const row of around.rows(name).slice(count)) around.removeRow(name, row.key);
  while (around.rows(name).length < count) around.addRow(name);
}
