import type { Answer, Answers, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { isRecord, isRepeating } from '../../../engine/definition/walk-questions.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import type { FhirAnswer } from '../../../fields/fhir/types.ts';
import { toStated } from './computed-answers.ts';
import { keptItem, keptOf, unkeep } from '../resource/keep.ts';
import { recordsOf, type Raw } from '../../shared/raw.ts';
import { writeMeasure } from '../resource/several-units.ts';
import { toTypedAnswers } from './typed-answers.ts';

/** An answered item of a QuestionnaireResponse. */
export interface ResponseItem {
  readonly linkId: string;
  readonly text?: string;
  readonly answer?: readonly (FhirAnswer & { readonly item?: readonly ResponseItem[] })[];
  readonly item?: readonly ResponseItem[];
}

export interface FhirResponse extends Raw {
  readonly resourceType: 'QuestionnaireResponse';
  readonly item?: readonly ResponseItem[];
}

/**
 * The answers as an FHIR R4 QuestionnaireResponse to the form's Questionnaire, item within item as it has them.
 *
 * Codings carry the scores of their options. What is blank is left out. `status` is `completed`.
 */
export function toResponse(answers: Answers, definition: FormDefinition): FhirResponse {
  const questionnaire = unkeep(keptOf(definition).resource) ?? {};
  const contained = recordsOf(questionnaire['contained']);
  const items = definition.pages.flatMap((page): readonly ResponseItem[] => {
    const inner = writeList(page.questions, answers, contained);
    if (keptOf(page).whole === true || inner.length === 0) return inner;
    return [{ linkId: keptItem(page)?.linkId ?? page.id, item: inner }];
  });
  const { url, version } = questionnaire;
  const canonical =
    typeof url === 'string' ? { questionnaire: typeof version === 'string' ? `${url}|${version}` : url } : {};
  return {
    resourceType: 'QuestionnaireResponse',
    ...canonical,
    status: 'completed',
    ...(items.length > 0 ? { item: items } : {}),
  };
}

interface Node {
  readonly items: ResponseItem[];
  readonly inner: Node[];
  readonly linkId: string;
}

/** The items of a page, a container or a row. What stands under a question is written into its answer. */
function writeList(
  questions: readonly Question[],
  answers: Answers,
  contained: readonly Raw[],
): readonly ResponseItem[] {
  const top: Node[] = [];
  const byLinkId = new Map<string, Node>();
  for (const question of questions) {
    const linkId = keptItem(question)?.linkId ?? question.id;
    const node: Node = { linkId, items: [...writeQuestion(question, linkId, answers, contained)], inner: [] };
    const { under } = keptOf(question);
    ((under === undefined ? undefined : byLinkId.get(under))?.inner ?? top).push(node);
    byLinkId.set(linkId, node);
  }
  return top.flatMap(close);
}

function close({ items, inner, linkId }: Node): readonly ResponseItem[] {
  const within = inner.flatMap(close);
  if (within.length === 0) return items;
  const [first = { linkId }, ...rest] = items;
  const [answer = {}, ...others] = first.answer ?? [];
  return [{ ...first, answer: [{ ...answer, item: within }, ...others] }, ...rest];
}

function writeQuestion(
  question: Question,
  linkId: string,
  answers: Answers,
  contained: readonly Raw[],
): readonly ResponseItem[] {
  if (keptOf(question).measures === true) {
    const answer = writeMeasure(question, answers);
    return answer.length > 0 ? [{ linkId, answer: answer as ResponseItem['answer'] }] : [];
  }
  if (question.type === 'container' && !isRepeating(question)) {
    const item = writeList(question.questions ?? [], answers, contained);
    return item.length > 0 ? [{ linkId, item }] : [];
  }
  const answer = Object.hasOwn(answers, question.name) ? answers[question.name] : undefined;
  if (answer === undefined || fieldModels[question.type].kind === 'static') return [];
  if (question.type === 'container') return writeRows(answer, question, linkId, contained);
  const kept = keptItem(question);
  const written = toTypedAnswers(answer, question, kept, contained).map((each) => toStated(each, question, kept));
  if (written.length === 0) return [];
  const isGroup = written.every((each) => each.item !== undefined && Object.keys(each).length === 1);
  return isGroup
    ? written.map(({ item }) => ({ linkId, item: item as readonly ResponseItem[] }))
    : [{ linkId, answer: written as ResponseItem['answer'] }];
}

function writeRows(
  answer: Answer,
  question: Question,
  linkId: string,
  contained: readonly Raw[],
): readonly ResponseItem[] {
  const all: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const rows = all.filter(isRecord) as readonly Answers[];
  const [each] = question.questions ?? [];
  if (keptOf(question).wraps !== true || !each) {
    return rows.flatMap((row) => {
      const item = writeList(question.questions ?? [], row, contained);
      return item.length > 0 ? [{ linkId, item }] : [];
    });
  }
  const written = rows.flatMap((row): readonly FhirAnswer[] => {
    const one = Object.hasOwn(row, each.name) ? row[each.name] : undefined;
    return one === undefined ? [] : toTypedAnswers(one, each, keptItem(question), contained);
  });
  return written.length > 0 ? [{ linkId, answer: written as ResponseItem['answer'] }] : [];
}
