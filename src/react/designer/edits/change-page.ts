import type { FormDefinition, Page } from '../../../engine/definition/types.ts';

/** Changes a page's own settings: title, kind, roles. A key given as undefined is removed. */
export function changePage(
  definition: FormDefinition,
  id: string,
  change: Partial<Omit<Page, 'id' | 'questions'>>,
): FormDefinition {
  return {
    ...definition,
    pages: definition.pages.map((page) => (page.id === id ? withoutBlanks({ ...page, ...change }) : page)),
  };
}

/** The same object without the keys that hold undefined, so that JSON and memory agree. */
export function withoutBlanks<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
