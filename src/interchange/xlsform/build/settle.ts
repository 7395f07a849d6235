import { checkDefinition } from '../../../engine/checks/check-definition.ts';
import type { FormDefinition, Page, Question } from '../../../engine/definition/types.ts';
import { fieldModels } from '../../../fields/models/models.ts';

interface Left {
  readonly path: string;
  readonly what: string;
}

const needed = ['', 'id', 'name', 'title', 'type', 'formula', 'questions', 'options', 'rows'];

/** Keys by the columns that they come from. */
const words: Readonly<Record<string, string>> = {
  formula: 'calculation',
  initialformula: 'default',
  defaultvalue: 'default',
  requiredWhen: 'required',
  format: 'constraint',
  title: 'label',
  options: 'choices',
  subtext: 'hint',
  helptext: 'guidance_hint',
};

/** The definition without what no form may have; each setting, condition or question taken out is listed. */
export function settle(
  definition: FormDefinition,
  left: readonly Left[],
): { readonly definition: FormDefinition; readonly left: readonly Left[] } {
  const listed = [...left];
  let settled = definition;
  // Each round takes out all that is reported; of circles a check reports twenty at once.
  for (let round = 0; round < 60; round += 1) {
    const faults = new Map(checkDefinition(settled, fieldModels).map(({ path, rule }) => [path, rule]));
    if (faults.size === 0) break;
    const placeOf = (id: string): string => `survey!${id.slice(1)}`;
    const conditions = settled.conditions.filter((condition, index) => {
      const fault = [...faults].find(([path]) => path.startsWith(`conditions[${index}].`));
      if (fault)
        listed.push({
          path: placeOf(condition.id),
          what: `relevant cannot be kept: ${condition.when} (${fault[1] === 'circle' ? 'it waits for its own value' : fault[1]})`,
        });
      return !fault;
    });
    const mend = (questions: readonly Question[], base: string): readonly Question[] =>
      questions.flatMap((question, index) => {
        const path = `${base}.questions[${index}]`;
        const own = [...faults].filter(([fault]) => fault === path || fault.startsWith(`${path}.`));
        const keys = own
          .map(([fault]) => /^\w*/.exec(fault.slice(path.length + 1))?.[0] ?? '')
          .filter((key) => key !== 'questions' || !question.questions?.length);
        const within = question.questions ? { ...question, questions: mend(question.questions, path) } : question;
        if (keys.length === 0) return within;
        const isCircle = own.some(([, rule]) => rule === 'circle');
        listed.push({
          path: placeOf(question.id),
          what: `${[...new Set(keys)].map((key) => words[key] ?? key).join(', ')} cannot be kept${isCircle ? ': it waits for its own value' : ''}`,
        });
        if (keys.some((key) => needed.includes(key)) && 'hidden' in question) return [];
        if (keys.some((key) => needed.includes(key)))
          return { id: question.id, name: question.name, type: 'label', title: question.title || question.name };
        return Object.fromEntries(Object.entries(within).filter(([key]) => !keys.includes(key))) as unknown as Question;
      });
    const pages = settled.pages.map((page, index): Page => ({
      ...page,
      questions: mend(page.questions, `pages[${index}]`),
    }));
    settled = { ...settled, pages, conditions };
  }
  return { definition: settled, left: listed };
}
