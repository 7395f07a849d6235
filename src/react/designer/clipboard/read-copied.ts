import type { Condition, FormDefinition, Question } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import { limits } from '../../../engine/definition/limits.ts';
import { isUnusable } from '../../../engine/definition/unusable.ts';
import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { withChildren } from '../definition/tree.ts';
import type { Copied } from '../edits/copy-questions.ts';
import { marker, type Outside } from './copied-text.ts';

/** What a text on the clipboard is. */
export type Pasted =
  | { readonly kind: 'questions'; readonly copied: Copied; readonly outside: readonly Outside[] }
  /** Words, a question a line. */
  | { readonly kind: 'lines' }
  /** Nothing, something of another program, questions that cannot be read, or too much. */
  | { readonly kind: 'empty' | 'foreign' | 'broken' | 'toolong' };

type Check = (definition: unknown) => readonly DefinitionProblem[];

/** Characters of plain text that are taken for questions. */
const mostText = 100_000;

/** Tells what was pasted. Questions are taken only where the form's own check finds each key holding what it should: anybody can write such a text. */
export function readCopied(text: string, check: Check): Pasted {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.length > limits.definitionBytes) return { kind: 'toolong' };
  const json = parseJson(text);
  if (json === undefined) return { kind: text.length > mostText ? 'toolong' : 'lines' };
  if (!isRecord(json) || json['type'] !== marker) return { kind: 'foreign' };
  return takeQuestions(json, check) ?? { kind: 'broken' };
}

/** Lists and records only: a number by itself is a line as any other. */
function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function takeQuestions(json: Readonly<Record<string, unknown>>, check: Check): Pasted | undefined {
  const { version, questions, conditions = [], outside = [] } = json;
  if (version !== 1 || !Array.isArray(questions) || questions.length === 0 || !Array.isArray(conditions))
    return undefined;
  const page = { id: '\u0000', text: '', pageType: 'form', questions };
  const form = { schema: 1, title: '-', language: 'en', pages: [page], conditions };
  if (check(form).some(isUnusable)) return undefined;
  const taken = questions as readonly Question[];
  if (!withChildren(taken).every(hasTitle)) return undefined;
  return {
    kind: 'questions',
    copied: { questions: taken, conditions: (conditions as FormDefinition['conditions']).filter(isOfQuestion) },
    outside: Array.isArray(outside) ? outside.filter(isOutside) : [],
  };
}

/** A title may be blank, but nothing else than a text. */
const hasTitle = ({ title }: Question): boolean =>
  typeof title === 'string' ||
  (isRecord(title) && [title['en'], title['fa']].every((text) => text === undefined || typeof text === 'string'));

const isOfQuestion = (condition: Condition): condition is Copied['conditions'][number] =>
  condition.kind === 'visibility' || condition.kind === 'error';

const isOutside = (value: unknown): value is Outside =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';
