import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { allQuestions } from '../definition/tree.ts';
import { freeName } from '../definition/identity.ts';
import { renameQuestion } from '../edits/rename-question.ts';

export interface ThreeForms {
  readonly base: FormDefinition;
  readonly mine: FormDefinition;
  readonly theirs: FormDefinition;
}

/** Renames on either side are carried out on the others, formulas included, and two new questions never share a name. */
export function alignNames(forms: ThreeForms): ThreeForms {
  return withoutTwins(withRenames(withRenames(forms, 'mine', 'theirs'), 'theirs', 'mine'));
}

const byId = (form: FormDefinition): ReadonlyMap<string, Question> =>
  new Map(allQuestions(form).map((question) => [question.id, question]));

const namesIn = (...forms: readonly FormDefinition[]): Set<string> =>
  new Set(forms.flatMap(allQuestions).map(({ name }) => name));

type SideOf = 'mine' | 'theirs';

function withRenames(forms: ThreeForms, renamed: SideOf, other: SideOf): ThreeForms {
  const [before, others] = [byId(forms.base), byId(forms[other])];
  let { base } = forms;
  let aligned = forms[other];
  for (const { id, name } of byId(forms[renamed]).values()) {
    const from = before.get(id)?.name;
    if (from === undefined || from === name || others.get(id)?.name !== from) continue;
    if (namesIn(base, aligned).has(name)) continue;
    base = renameQuestion(base, id, name);
    aligned = renameQuestion(aligned, id, name);
  }
  return { ...forms, base, [other]: aligned };
}

/** The one that was there before keeps the name; of two new ones that with the lesser id, whoever asks. */
function withoutTwins({ base, mine, theirs }: ThreeForms): ThreeForms {
  const [before, own, others] = [byId(base), byId(mine), byId(theirs)];
  const named = new Map([...others.values()].map((question) => [question.name, question]));
  const isSettled = (one: Question, here: ReadonlyMap<string, Question>): boolean =>
    before.has(one.id) && here.get(one.id)?.name !== before.get(one.id)?.name;
  const twins = [...own.values()].flatMap((question) => {
    const twin = named.get(question.name);
    if (!twin || twin.id === question.id || isSettled(question, others) || isSettled(twin, own)) return [];
    return [{ question, twin }];
  });
  const result = { base, mine, theirs };
  for (const { question, twin } of twins.sort((one, other) => (one.question.name < other.question.name ? -1 : 1))) {
    const isNew = [question, twin].map(({ id }) => !before.has(id));
    const mineYields = isNew[0] === isNew[1] ? question.id > twin.id : isNew[0];
    const side = mineYields ? 'mine' : 'theirs';
    const name = freeName(namesIn(result.mine, result.theirs), question.name);
    result[side] = renameQuestion(result[side], mineYields ? question.id : twin.id, name);
  }
  return result;
}
