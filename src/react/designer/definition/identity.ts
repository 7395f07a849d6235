import type { FormDefinition } from '../../../engine/definition/types.ts';
import { allQuestions } from './tree.ts';

/** An id that no page, question or condition of any form has. */
export function newId(prefix: 'page' | 'question' | 'condition' | 'ending' | 'block'): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 13)}`;
}

export function namesOf(definition: FormDefinition): Set<string> {
  return new Set(allQuestions(definition).map((question) => question.name));
}

/** `base`, or `base_2`, `base_3` …: the first name that is not taken yet. */
export function freeName(taken: ReadonlySet<string>, base: string): string {
  if (!taken.has(base)) return base;
  const stem = base.replace(/_\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}_${number}`)) number += 1;
  return `${stem}_${number}`;
}
