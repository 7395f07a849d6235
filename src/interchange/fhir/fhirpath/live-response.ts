import type { Answer, Answers, Question } from '../../../engine/definition/types.ts';
import { isRecord } from '../../../engine/definition/walk-questions.ts';
import type { FhirAnswer } from '../../../fields/fhir/types.ts';
import { keptOf } from '../resource/keep.ts';
import { writeMeasure } from '../resource/several-units.ts';
import { toTypedAnswers } from '../response/typed-answers.ts';
import type { Branch, FormTree } from './form-tree.ts';

/** An item of the response that can be written to while it is made. */
export interface LiveItem {
  readonly linkId: string;
  text?: string;
  answer?: LiveAnswer[];
  item?: LiveItem[];
}
type LiveAnswer = Omit<FhirAnswer, 'item'> & { item?: LiveItem[] };

export interface LiveResponse {
  readonly resource: {
    readonly resourceType: 'QuestionnaireResponse';
    readonly status: 'in-progress';
    readonly item: readonly LiveItem[];
  };
  /** The item of a branch, within rows by their numbers from the outermost; undefined where nothing is answered in it. */
  find(branch: Branch, rows: readonly number[]): LiveItem | undefined;
  /** All items of it. */
  readonly items: readonly LiveItem[];
}

/** The answers as a QuestionnaireResponse. Answers of hidden questions are not among those given, and so not in it. */
export function makeResponse({ roots }: FormTree, answers: Answers): LiveResponse {
  const found = new Map<Branch, Map<string, LiveItem>>();
  const items: LiveItem[] = [];
  const note = (branch: Branch, rows: readonly number[], item: LiveItem): LiveItem => {
    const known = found.get(branch) ?? new Map<string, LiveItem>();
    found.set(branch, known.set(rows.join(), item));
    items.push(item);
    return item;
  };
  const item = roots.flatMap((root) => itemsOf(root, answers, [], note));
  return {
    resource: { resourceType: 'QuestionnaireResponse', status: 'in-progress', item },
    find: (branch, rows) => found.get(branch)?.get(rows.join()),
    items,
  };
}

type Note = (branch: Branch, rows: readonly number[], item: LiveItem) => LiveItem;

function itemsOf(branch: Branch, answers: Answers, rows: readonly number[], note: Note): readonly LiveItem[] {
  const { linkId, placed, branches } = branch;
  const question = placed?.question;
  if (question && keptOf(question).measures) {
    const given = writeMeasure(question, answers) as readonly LiveAnswer[];
    return given.length > 0 ? [note(branch, rows, { linkId, answer: [...given] })] : [];
  }
  if (!question || (question.questions && !question.multimode)) return groupItem(branch, answers, rows, note);
  const answer = own(answers, question.name);
  if (keptOf(question).wraps)
    return severalAnswers(branch, question, answer).map((answerItem) => note(branch, rows, answerItem));
  if (question.questions) return rowItems(branch, answer, rows, note);
  const given = answer === undefined ? [] : answersOf(branch, question, answer);
  const inside = branches.flatMap((each) => itemsOf(each, answers, rows, note));
  if (given.length === 0 && inside.length === 0) return [];
  const [first = {}, ...others] = given;
  return [note(branch, rows, { linkId, answer: [inside.length > 0 ? { ...first, item: inside } : first, ...others] })];
}

function groupItem(branch: Branch, answers: Answers, rows: readonly number[], note: Note): readonly LiveItem[] {
  const item = branch.branches.flatMap((each) => itemsOf(each, answers, rows, note));
  return item.length > 0 ? [note(branch, rows, { linkId: branch.linkId, item })] : [];
}

function rowItems(
  branch: Branch,
  answer: Answer | undefined,
  rows: readonly number[],
  note: Note,
): readonly LiveItem[] {
  return rowsIn(answer).map((row, index) => {
    const here = [...rows, index];
    return note(branch, here, {
      linkId: branch.linkId,
      item: branch.branches.flatMap((each) => itemsOf(each, row, here, note)),
    });
  });
}

/** A container made for several answers of one question is that question to FHIR. */
function severalAnswers(branch: Branch, { questions }: Question, answer: Answer | undefined): readonly LiveItem[] {
  const [each] = questions ?? [];
  if (!each) return [];
  const given = rowsIn(answer).flatMap((row) => {
    const one = own(row, each.name);
    return one === undefined ? [] : answersOf(branch, each, one);
  });
  return given.length > 0 ? [{ linkId: branch.linkId, answer: given }] : [];
}

function rowsIn(answer: Answer | undefined): readonly Answers[] {
  return Array.isArray(answer) ? ((answer as readonly unknown[]).filter(isRecord) as readonly Answers[]) : [];
}

function own(answers: Answers, name: string): Answer | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** A field's answers have no items of their own here: containers are opened before. */
function answersOf({ kept, contained }: Branch, question: Question, answer: Answer): readonly LiveAnswer[] {
  return toTypedAnswers(answer, question, kept, contained) as readonly LiveAnswer[];
}
