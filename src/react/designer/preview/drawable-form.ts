import type { FormDefinition, Page, Question } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import { placeOfProblem, type ProblemPlace } from '../problems/problem-places.ts';
import { isGrave } from './with-ghosts.ts';

/** What is missing in a form that is drawn all the same: a setting of something, or the whole of it. */
export interface LeftOut {
  readonly place: ProblemPlace;
  readonly isWhole: boolean;
}

export interface DrawableForm {
  /** Absent where nothing can be drawn. */
  readonly definition?: FormDefinition;
  readonly left: readonly LeftOut[];
}

/** What a question cannot be asked without. */
const needed: ReadonlySet<string> = new Set([
  ...['id', 'name', 'type', 'title', 'options', 'rows', 'formula', 'questions', 'url'],
]);

/** What is left out may have been what something else spoke of. */
const rounds = 12;

/**
 * The form without what is wrong in it: single settings where they can be done without, else the question, condition or page.
 *
 * `check` says what is wrong with what remains; words that are missing are not counted, which stand-ins take the place of.
 */
export function drawableForm(
  form: FormDefinition,
  problems: readonly DefinitionProblem[],
  check: (definition: FormDefinition) => readonly DefinitionProblem[],
): DrawableForm {
  const left = new Map<string, LeftOut>();
  let definition = form;
  let open = problems.filter(isGrave);
  for (let round = 0; round < rounds && open.length > 0; round += 1) {
    const places = open.map(({ path }) => placeOfProblem(definition, path));
    for (const place of places) {
      const out = leaveOut(definition, place, left);
      if (!out) return { left: [...left.values()] };
      definition = out;
    }
    open = check(definition).filter(isGrave);
  }
  return { ...(open.length === 0 && definition.pages.length > 0 && { definition }), left: [...left.values()] };
}

const settingOf = (place: ProblemPlace): string => /^\w+/.exec(place.key)?.[0] ?? '';
const nameOf = (place: ProblemPlace, isWhole: boolean): string =>
  [place.kind, 'id' in place ? place.id : '', isWhole ? '' : settingOf(place)].join(' ');

/** Undefined where the form as a whole cannot do without it. */
function leaveOut(
  definition: FormDefinition,
  place: ProblemPlace,
  left: Map<string, LeftOut>,
): FormDefinition | undefined {
  const setting = settingOf(place);
  // What is wrong still without its setting goes as a whole.
  const isWhole = needed.has(setting) || setting === '' || left.has(nameOf(place, false));
  const note = (whole: boolean): void => void left.set(nameOf(place, whole), { place, isWhole: whole });
  switch (place.kind) {
    case 'question':
    case 'page':
      if (setting === 'visibility') {
        note(false);
        return withoutConditions(definition, (condition) => 'target' in condition && condition.target === place.id);
      }
      note(isWhole);
      return { ...definition, pages: withoutPart(definition.pages, place.id, isWhole ? undefined : setting) };
    case 'condition':
      note(true);
      return withoutConditions(definition, ({ id }) => id === place.id);
    case 'ending':
      note(true);
      return { ...definition, endings: definition.endings?.filter(({ id }) => id !== place.id) };
    case 'report': {
      note(true);
      const { report: _report, ...rest } = definition;
      return rest;
    }
    case 'form': {
      if (['', 'pages', 'conditions', 'title', 'language', 'schema'].includes(setting)) return undefined;
      note(false);
      return { ...definition, [setting]: undefined };
    }
    default:
      return place satisfies never;
  }
}

const withoutConditions = (
  definition: FormDefinition,
  isMeant: (condition: FormDefinition['conditions'][number]) => boolean,
): FormDefinition => ({ ...definition, conditions: definition.conditions.filter((condition) => !isMeant(condition)) });

/** Pages without a page or question, or without one setting of it. */
function withoutPart<T extends Page | Question>(
  parts: readonly T[],
  id: string,
  setting: string | undefined,
): readonly T[] {
  return parts.flatMap((part): readonly T[] => {
    if (part.id === id) return setting === undefined ? [] : [{ ...part, [setting]: undefined }];
    return part.questions ? [{ ...part, questions: withoutPart(part.questions, id, setting) }] : [part];
  });
}
