import type { FormDefinition, Page, Question } from '../../../engine/definition/types.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';

/** What a problem is about; `key` is the setting at fault, with what is within it: `options[2].text`. */
export type ProblemPlace =
  | { readonly kind: 'question'; readonly id: string; readonly key: string }
  | { readonly kind: 'page'; readonly id: string; readonly key: string }
  | { readonly kind: 'condition'; readonly id: string; readonly key: string }
  | { readonly kind: 'ending'; readonly id: string; readonly key: string }
  | { readonly kind: 'report'; readonly key: string }
  | { readonly kind: 'form'; readonly key: string };

export interface PlacedProblem {
  readonly problem: DefinitionProblem;
  readonly place: ProblemPlace;
}

/** Follows a problem's path into the form. */
export function placeOfProblem(definition: FormDefinition, path: string): ProblemPlace {
  const [, list, index, rest = ''] = /^(pages|conditions|endings)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  const at = Number(index);
  if (list === 'pages' && definition.pages[at]) return inPage(definition.pages[at], rest);
  if (list === 'conditions' && definition.conditions[at]) return inCondition(definition, at, rest);
  if (list === 'endings' && definition.endings?.[at])
    return { kind: 'ending', id: definition.endings[at].id, key: rest };
  return path.startsWith('report')
    ? { kind: 'report', key: path.replace(/^report\.?/, '') }
    : { kind: 'form', key: path };
}

function inPage(page: Page, path: string): ProblemPlace {
  let holder: Page | Question = page;
  let rest = path;
  for (let step = /^questions\[(\d+)\]\.?/.exec(rest); step; step = /^questions\[(\d+)\]\.?/.exec(rest)) {
    const inner: Question | undefined = holder.questions?.[Number(step[1])];
    if (!inner) break;
    holder = inner;
    rest = rest.slice(step[0].length);
  }
  return { kind: holder === page ? 'page' : 'question', id: holder.id, key: rest };
}

/** A visibility condition is set where its question or page is. */
function inCondition(definition: FormDefinition, index: number, key: string): ProblemPlace {
  const condition = definition.conditions[index];
  if (condition?.kind !== 'visibility') return { kind: 'condition', id: condition?.id ?? '', key };
  const isPage = definition.pages.some((page) => page.id === condition.target);
  return { kind: isPage ? 'page' : 'question', id: condition.target, key: 'visibility' };
}

export function placeProblems(
  definition: FormDefinition,
  problems: readonly DefinitionProblem[],
): readonly PlacedProblem[] {
  return problems.map((problem) => ({ problem, place: placeOfProblem(definition, problem.path) }));
}

/** Problems by the id of what they are about. */
export function byOwner(placed: readonly PlacedProblem[]): ReadonlyMap<string, readonly PlacedProblem[]> {
  const found = new Map<string, PlacedProblem[]>();
  for (const each of placed) {
    const owner = 'id' in each.place ? each.place.id : each.place.kind;
    found.set(owner, [...(found.get(owner) ?? []), each]);
  }
  return found;
}
