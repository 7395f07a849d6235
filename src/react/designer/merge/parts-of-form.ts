import type { FormDefinition, Page, Question } from '../../../engine/definition/types.ts';
import type { Values } from '../../kit/changes/same.ts';

/** A page or a question apart from the tree: `own` is what it says itself, `parent` what holds it. */
export interface FormPart {
  readonly kind: 'page' | 'question';
  readonly id: string;
  readonly parent: string;
  readonly own: Values;
}

export interface FormParts {
  readonly all: ReadonlyMap<string, FormPart>;
  /** Ids in order, by the parent's id. */
  readonly children: ReadonlyMap<string, readonly string[]>;
}

/** What holds the pages. */
export const top = '';

/** The form taken apart by id; undefined where two parts share one. */
export function partsOfForm({ pages }: FormDefinition): FormParts | undefined {
  const all = new Map<string, FormPart>();
  const children = new Map<string, readonly string[]>();
  let count = 0;
  const add = (kind: FormPart['kind'], parts: readonly (Page | Question)[], parent: string): void => {
    children.set(
      parent,
      parts.map((part) => part.id),
    );
    for (const part of parts) {
      count += 1;
      all.set(part.id, { kind, id: part.id, parent, own: ownOf(part) });
      if (part.questions) add('question', part.questions, part.id);
    }
  };
  add('page', pages, top);
  return all.size === count && !all.has(top) && ![...all.keys()].includes(undefined as never)
    ? { all, children }
    : undefined;
}

const owned = new WeakMap<object, Values>();
const none: readonly [] = [];

/** Without what it contains; the same object for the same part, so that comparing costs nothing. */
function ownOf(part: Page | Question): Values {
  const known = owned.get(part);
  if (known) return known;
  const { id: _id, questions, ...own } = part;
  const made: Values = questions ? { ...own, questions: none } : own;
  owned.set(part, made);
  return made;
}

/** The pages of these parts, put together again. */
export function pagesOf(
  parts: ReadonlyMap<string, FormPart>,
  childrenOf: (parent: string) => readonly string[],
): readonly Page[] {
  const build = (id: string): readonly Values[] => {
    const part = parts.get(id);
    if (!part) return [];
    const questions = childrenOf(id).flatMap(build);
    const { questions: holds, ...own } = part.own;
    return [{ id, ...own, ...((holds !== undefined || questions.length > 0) && { questions }) }];
  };
  return childrenOf(top).flatMap(build) as unknown as readonly Page[];
}
