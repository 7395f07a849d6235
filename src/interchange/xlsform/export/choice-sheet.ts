import type { CoreLanguage, Option, Question } from '../../../engine/definition/types.ts';
import { choiceName, type SurveyScope } from './survey-scope.ts';
import { columnsOf } from './survey-languages.ts';
import { writeCondition } from './write-expression.ts';

export type SurveyRow = Readonly<Record<string, string>>;

/** The column that says under which of a question's conditions a choice is offered. */
const column = 'shown_when';
const always = 'always';

/** The lists of a form's choices; questions with the same options share one. */
export class ChoiceSheet {
  readonly rows: SurveyRow[] = [];
  readonly #lists = new Map<string, string>();
  readonly #languages: readonly CoreLanguage[];

  constructor(languages: readonly CoreLanguage[]) {
    this.#languages = languages;
  }

  /** The list of a question's options, called `name` where no question before has the same. */
  listOf(options: readonly Option[], name: string, whens?: ReadonlyMap<Option, string>): string {
    const key = JSON.stringify([options, [...(whens?.values() ?? [])]]);
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    this.#lists.set(key, name);
    for (const option of options)
      this.rows.push({
        list_name: name,
        name: choiceName(option.value),
        ...columnsOf('label', option.text, this.#languages),
        ...(option.score !== undefined && { score: String(option.score) }),
        ...(whens && { [column]: whens.get(option) ?? always }),
      });
    return name;
  }
}

/** Conditions of options, as a filter of choices and what each option has in its column; those without words are left out. */
export function filterOf(
  { options = [] }: Question,
  scope: SurveyScope,
): { readonly filter?: string; readonly whens?: ReadonlyMap<Option, string>; readonly isWhole: boolean } {
  const known = new Map<string, string>();
  const whens = new Map<Option, string>();
  let isWhole = true;
  for (const option of options) {
    if (option.visibleWhen === undefined) continue;
    const when = writeCondition(option.visibleWhen, scope);
    if (when === undefined) isWhole = false;
    else {
      if (!known.has(when)) known.set(when, `when_${known.size + 1}`);
      whens.set(option, known.get(when) ?? always);
    }
  }
  if (known.size === 0) return { isWhole };
  const parts = [...known].map(([when, key]) => `(${column} = '${key}' and (${when}))`);
  return { filter: [`${column} = '${always}'`, ...parts].join(' or '), whens, isWhole };
}
