import { coreOf } from '../../../engine/languages/traits.ts';
import type { FormDefinition, Language, Page } from '../../../engine/definition/types.ts';

/** A stored draft, made whole enough to be drawn: a form just begun has neither pages nor conditions. */
export function openDefinition(stored: Partial<FormDefinition>, language: Language): FormDefinition {
  const pages = listOf<Page>(stored.pages).filter((page) => typeof page === 'object' && page !== null);
  return {
    ...stored,
    schema: 1,
    title: stored.title ?? '',
    language: stored.language ?? coreOf(language),
    pages: pages.every((page) => Array.isArray(page.questions))
      ? pages
      : pages.map((page) => ({ ...page, questions: listOf(page.questions) })),
    conditions: listOf(stored.conditions),
  };
}

function listOf<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : [];
}
