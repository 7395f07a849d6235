import { findExtension } from '../../../fields/fhir/extensions.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { known } from '../resource/addresses.ts';
import { isAnswerType, valueOf } from '../resource/answer-rules.ts';
import { brokenRules, type BreaksRule } from './broken-rules.ts';
import { checkAnswer, isExclusive, type AnswerCode } from './check-answer.ts';
import { enabledItems, type Around, type IsEnabled } from './enabled-items.ts';
import { itemsOf, recordsOf, type Raw } from '../../shared/raw.ts';
import { readResource } from '../resource/read-resource.ts';

/** Codes of the validators for structured data capture (`http://fhir.forms-lab.com/CodeSystem/errors`); the last two are our own. `invariant`: a rule in FHIRPath does not hold. */
export type ResponseCode =
  | AnswerCode
  | 'required'
  | 'repeats'
  | 'minCount'
  | 'maxCount'
  | 'invalidLinkId'
  | 'invalidType'
  | 'displayAnswer'
  | 'groupShouldNotHaveAnswers'
  | 'exclusiveAnswerOption'
  | 'invariant'
  | 'invalidOrder'
  | 'notEnabled';

/** A rule of the Questionnaire that the response breaks, and the item it breaks it at; empty for one of the whole. */
export interface ResponseFault {
  readonly linkId: string;
  readonly code: ResponseCode;
}

/**
 * Everything in an FHIR R4 QuestionnaireResponse that its Questionnaire does not allow, each once; empty when it is valid.
 *
 * Nothing is fetched: codes of value sets that are not contained in the Questionnaire are not looked at. Items that are
 * not enabled need no answer and may have none; what is required in a group counts where the group is answered, or required.
 * A response that is in progress may hold fewer or more answers than it is to end with.
 * Throws an `InterchangeError` for what is no Questionnaire or no QuestionnaireResponse.
 */
export function checkResponse(questionnaire: unknown, response: unknown): readonly ResponseFault[] {
  const asked = readResource(questionnaire, 'Questionnaire', () => undefined);
  const given = readResource(response, 'QuestionnaireResponse', () => undefined);
  const faults = new Map<string, ResponseFault>();
  const check: Checking = {
    contained: recordsOf(asked['contained']),
    isEnabled: enabledItems(asked, given),
    breaksRule: brokenRules(asked, given),
    isDone: given['status'] !== 'in-progress',
    report: (linkId, code) => void faults.set(`${code} ${linkId}`, { linkId, code }),
  };
  checkItems({ asked, element: given }, recordsOf(given['item']), check);
  if (check.breaksRule({ asked, element: given })) check.report('', 'invariant');
  return [...faults.values()];
}

interface Checking {
  readonly contained: readonly Raw[];
  readonly isEnabled: IsEnabled;
  readonly breaksRule: BreaksRule;
  /** Whether everything is there that is to be there: not yet in a response that is being filled in. */
  readonly isDone: boolean;
  readonly report: (linkId: string, code: ResponseCode) => void;
}

/** `given`: the items of the response that stand there. */
function checkItems(around: Around, given: readonly Raw[], check: Checking): void {
  const asked = itemsOf(around.asked);
  const places = new Map(asked.map((item, index) => [item.linkId, index]));
  let furthest = 0;
  for (const { linkId } of given) {
    const place = places.get(String(linkId));
    if (place === undefined) check.report(String(linkId), 'invalidLinkId');
    else if (place < furthest) check.report(String(linkId), 'invalidOrder');
    else furthest = place;
  }
  const isUnknown = given.some(({ linkId }) => !places.has(String(linkId)));
  for (const item of asked)
    checkItem(
      item,
      given.filter(({ linkId }) => linkId === item.linkId),
      around,
      check,
      isUnknown,
    );
}

function checkItem(item: FhirItem, given: readonly Raw[], around: Around, check: Checking, isMisnamed: boolean): void {
  const isFilled = given.some((each) => recordsOf(each['answer']).length > 0 || recordsOf(each['item']).length > 0);
  if (!check.isEnabled(item, given, around)) return isFilled ? check.report(item.linkId, 'notEnabled') : undefined;
  for (const element of given)
    if (check.breaksRule({ asked: item, element, around })) check.report(item.linkId, 'invariant');
  if (item.type === 'display')
    return given.some((each) => each['answer'] !== undefined || each['item'] !== undefined)
      ? check.report(item.linkId, 'displayAnswer')
      : undefined;
  if (item.type === 'group') return checkGroup(item, given, around, check, isMisnamed && given.length === 0);
  if (!isAnswerType(item.type)) return given.length > 0 ? check.report(item.linkId, 'invalidType') : undefined;
  checkQuestion(item, given, around, check);
}

/** Each repetition of a group is an item of its own. */
function checkGroup(item: FhirItem, given: readonly Raw[], around: Around, check: Checking, isMisnamed: boolean): void {
  const { linkId } = item;
  if (given.some((each) => each['answer'] !== undefined)) check.report(linkId, 'groupShouldNotHaveAnswers');
  const isBlank = given.every((each) => recordsOf(each['item']).length === 0 && each['answer'] === undefined);
  if (check.isDone && item.required && isBlank && !isMisnamed) check.report(linkId, 'required');
  checkCount(item, given.length, check);
  for (const each of given) {
    const inner = [
      ...recordsOf(each['item']),
      ...recordsOf(each['answer']).flatMap((answer) => recordsOf(answer['item'])),
    ];
    checkItems({ asked: item, element: each, around }, inner, check);
  }
}

function checkQuestion(item: FhirItem, given: readonly Raw[], around: Around, check: Checking): void {
  const answers = given.flatMap((each) => recordsOf(each['answer']));
  const values = answers.filter((answer) => valueOf(answer) !== undefined);
  if (check.isDone && item.required && values.length === 0) check.report(item.linkId, 'required');
  checkCount(item, values.length, check, given.length > 0);
  if (values.length > 1 && values.some((answer) => isExclusive(answer, item)))
    check.report(item.linkId, 'exclusiveAnswerOption');
  for (const answer of answers) {
    for (const code of checkAnswer(answer, item, check.contained)) check.report(item.linkId, code);
    checkItems({ asked: item, element: answer, around }, recordsOf(answer['item']), check);
  }
  // Other systems write what stands under a question beside its answers.
  for (const each of given)
    if (each['item'] !== undefined) checkItems({ asked: item, element: each, around }, recordsOf(each['item']), check);
}

const maxOccurs = 'http://hl7.org/fhir/StructureDefinition/questionnaire-maxOccurs';

/** What is left out altogether may be; what is there has as many as it must. */
function checkCount(item: FhirItem, count: number, check: Checking, isThere = count > 0): void {
  if (!check.isDone) return;
  const least = findExtension(item, known.minOccurs)?.valueInteger;
  const most = findExtension(item, maxOccurs)?.valueInteger;
  if (count > 1 && item.repeats !== true) check.report(item.linkId, 'repeats');
  if (least !== undefined && isThere && count < least) check.report(item.linkId, 'minCount');
  if (most !== undefined && item.repeats === true && count > most) check.report(item.linkId, 'maxCount');
}
