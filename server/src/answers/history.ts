import type { Answers, FormDefinition } from '../../../src/engine/definition/types.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import type { HistoryEntry } from '../../../src/engine/live-form/types.ts';
import type { Database } from '../db/database.ts';
import { fromJson } from '../db/json.ts';

/** Entries looked back at, at most. */
export const historyLength = 500;

const needs = new WeakMap<FormDefinition, boolean>();

/** Whether any expression of the form looks back; most forms do not, and need no read. */
export function looksBack(definition: FormDefinition): boolean {
  const known = needs.get(definition) ?? expressionsOf(definition).some((text) => /\b(LAST|HISTORY)\s*\(/i.test(text));
  needs.set(definition, known);
  return known;
}

function expressionsOf(definition: FormDefinition): readonly string[] {
  const inQuestions = walkQuestions(definition).flatMap(({ question }) => [
    question.formula,
    question.relatedField,
    question.min,
    question.max,
  ]);
  return [...inQuestions, ...definition.conditions.map((condition) => condition.when)].filter(
    (text) => typeof text === 'string',
  );
}

/** The file's latest entries, oldest first. */
export async function readHistory(database: Database, clinic: string, file: string): Promise<readonly HistoryEntry[]> {
  const rows = await database
    .selectFrom('entries')
    .select(['id', 'created_at', 'answers'])
    .where('clinic', '=', clinic)
    .where('file', '=', file)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(historyLength)
    .execute();
  return rows.reverse().map((row) => ({ id: row.id, at: row.created_at, answers: fromJson<Answers>(row.answers) }));
}
