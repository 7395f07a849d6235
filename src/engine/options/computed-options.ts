import { limits } from '../definition/limits.ts';
import type { Answer, Option, Question } from '../definition/types.ts';
import type { Value } from '../values/value.ts';

/** The options that the values stand for, each once; a value that no option has is called by itself. */
export function computedOptions(value: Value, options: readonly Option[]): readonly Option[] {
  const found = new Map<string, Option>();
  for (const each of textsIn(value)) {
    if (found.size === limits.options) break;
    const option = options.find((known) => known.value === each) ?? options.find(({ code }) => code === each);
    if (!found.has(option?.value ?? each)) found.set(option?.value ?? each, option ?? { text: each, value: each });
  }
  return [...found.values()];
}

function textsIn(value: Value): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Value[]).flatMap(textsIn);
  const text = value === undefined ? '' : String(value as string | number | boolean).trim();
  return text === '' ? [] : [text];
}

/** The answer without what is not offered; own words stay where the question takes them. */
export function onlyOffered(answer: Answer, { allowother }: Question, offered: readonly Option[]): Answer | undefined {
  const isOffered = (each: unknown): boolean => offered.some(({ value }) => value === each);
  if (allowother) return answer;
  if (!Array.isArray(answer)) return isOffered(answer) ? answer : undefined;
  const left = answer.filter(isOffered) as readonly string[];
  return left.length === answer.length ? answer : left.length === 0 ? undefined : left;
}

/** Whether the same is offered under the same names. */
export function isSameOffer(left: readonly Option[] = [], right: readonly Option[] = []): boolean {
  return (
    left.length === right.length &&
    left.every((option, index) => option.value === right[index]?.value && option.text === right[index].text)
  );
}
