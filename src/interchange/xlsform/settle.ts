import { checkDefinition } from '../../engine/definition/check-definition.ts';
import type { FormDefinition, Page, Question } from '../../engine/definition/types.ts';
import { fieldModels } from '../../fields/models.ts';

interface Left { readonly path: string; readonly what: string }

const needed = ['', 'id', 'name', 'title', 'type', 'formula', 'questions', 'options'];

/** The definition without what no form may have; each setting, condition or question taken out is listed. */
export function settle(definition: FormDefinition, left: readonly Left[]): { readonly definition: FormDefinition; readonly left: readonly Left[] } {
  const listed = [...left];
  let settled = definition;
  for (let round = 0; round < 5; round += 1) {
    const faults = new Map(checkDefinition(settled, fieldModels).map(({ path, rule }) => [path, rule]));
    if (faults.size === 0) break;
    const placeOf = (id: string): string => `survey!${id.slice(1)}`;
    const conditions = settled.conditions.filter((condition, index) => {
      const fault = [...faults].find(([path]) => path.startsWith(`conditions[${index}].`));
      if (fault) listed.push({ path: placeOf(condition.id), what: `a condition that cannot be kept: ${condition.when} (${fault[1]})` });
      return !fault;
    });
    const mend = (questions: readonly Question[], base: string): readonly Question[] => questions.map((question, index) => {
      const path = `${base}.questions[${index}]`;
      const keys = [...faults.keys()].filter((fault) => fault === path || fault.startsWith(`${path}.`)).map((fault) => /^\w*/.exec(fault.slice(path.length + 1))?.[0] ?? '').filter((key) => key !== 'questions' || !question.questions?.length);
      const within = question.questions ? { ...question, questions: mend(question.questions, path) } : question;
      if (keys.length === 0) return within;
      listed.push({ path: placeOf(question.id), what: `cannot be kept: ${[...new Set(keys)].join(', ')}` });
      if (keys.some((key) => needed.includes(key))) return { id: question.id, name: question.name, type: 'label', title: question.title || question.name };
      return Object.fromEntries(Object.entries(within).filter(([key]) => !keys.includes(key))) as unknown as Question;
    });
    const pages = settled.pages.map((page, index): Page => ({ ...page, questions: mend(page.questions, `pages[${index}]`) }));
    settled = { ...settled, pages, conditions };
  }
  return { definition: settled, left: listed };
}
