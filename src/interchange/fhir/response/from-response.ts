import type { Answer, Answers, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { limits } from '../../../engine/definition/limits.ts';
import { isRepeating } from '../../../engine/definition/walk-questions.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import type { FhirAnswer } from '../../../fields/fhir/types.ts';
import { fromStated } from './computed-answers.ts';
import { helpOf, keptItem, keptOf, unkeep } from '../resource/keep.ts';
import { findChoice } from '../resource/options.ts';
import { itemsOf, recordsOf, without, type Left, type Note, type Raw } from '../../shared/raw.ts';
import { answerFrom } from '../import/answer-from.ts';
import { readResource } from '../resource/read-resource.ts';
import type { ResponseItem } from './to-response.ts';
import { readMeasure } from '../resource/several-units.ts';
import { choicesOfQuestion, isInUnit, isWhole, takesChoices, toTypedAnswers } from './typed-answers.ts';

/** Answers read from a QuestionnaireResponse, and what of it the form does not take, each with its place. */
export interface ImportedAnswers {
  readonly answers: Answers;
  readonly left: readonly Left[];
  /** Where each question stands, by its name (`drugs[1].dose` in a row), or would stand in what is there. */
  readonly places: ReadonlyMap<string, Place>;
}

/** An item of a response. */
export interface Place {
  readonly linkId: string;
  /** Where it is, or what it would stand in; empty for the whole. */
  readonly path: string;
  readonly isThere: boolean;
}

/** The place of a question by the name that a problem has (`drugs[1].dose`), or of what it stands in. */
export function placeOf(places: ImportedAnswers['places'], name: string): Place | undefined {
  const found = places.get(name);
  const above = name.replace(/(?:\.[^.[\]]*|\[\d*\])$/, '');
  return found ?? (above === name ? undefined : placeOf(places, above));
}

/**
 * The answers that an FHIR R4 QuestionnaireResponse gives to the form, found by linkId.
 *
 * A code that is not offered, a quantity in another unit, an answer too many: none is guessed at, all are in `left`.
 * Throws an `InterchangeError` for what is no QuestionnaireResponse.
 */
export function fromResponse(resource: unknown, definition: FormDefinition): ImportedAnswers {
  const left: Left[] = [];
  const note: Note = (path, what) => void left.push({ path, what });
  const read = readResource(resource, 'QuestionnaireResponse', note);
  const contained = recordsOf((unkeep(keptOf(definition).resource) ?? {})['contained']);
  const answers = new Map<string, Answer>();
  const places = new Map<string, Place>();
  const reader: Reader = { contained, note, answers, places, row: '' };
  const top = definition.pages.flatMap((page): readonly Entry[] =>
    keptOf(page).whole === true
      ? entriesOf(page.questions)
      : [{ linkId: keptItem(page)?.linkId ?? page.id, questions: page.questions }],
  );
  readItems(itemsOf(read) as readonly ResponseItem[], '', top, reader);
  return { answers: Object.fromEntries(answers), left, places };
}

interface Reader {
  readonly contained: readonly Raw[];
  readonly note: Note;
  readonly answers: Map<string, Answer>;
  readonly places: Map<string, Place>;
  /** What names in a row begin with. */
  readonly row: string;
}

/** What a linkId means in one place: a question, or a page with its questions. */
interface Entry {
  readonly linkId: string;
  readonly question?: Question;
  readonly questions?: readonly Question[];
  readonly isText?: boolean;
  readonly under?: readonly Entry[];
}

function entriesOf(questions: readonly Question[]): readonly Entry[] {
  const entries: (Entry & { readonly under: Entry[] })[] = [];
  const byLinkId = new Map<string, (typeof entries)[number]>();
  for (const question of questions) {
    const help = helpOf(question).map(({ item }): Entry => ({ linkId: item.linkId, isText: true }));
    const entry = { linkId: keptItem(question)?.linkId ?? question.id, question, under: help };
    const { under } = keptOf(question);
    (under === undefined ? entries : (byLinkId.get(under)?.under ?? entries)).push(entry);
    byLinkId.set(entry.linkId, entry);
  }
  return entries;
}

function readItems(items: readonly ResponseItem[], base: string, entries: readonly Entry[], reader: Reader): void {
  const byLinkId = new Map<string, Entry>();
  for (const entry of entries) if (!byLinkId.has(entry.linkId)) byLinkId.set(entry.linkId, entry);
  notePlaces(entries, base.replace(/\.$/, ''), reader.row, reader.places);
  const seen = new Set<string>();
  items.forEach((item, index) => {
    const path = `${base}item[${index}]`;
    const entry = byLinkId.get(item.linkId);
    if (!entry) return reader.note(path, `no question here has the linkId ${String(item.linkId).slice(0, 100)}`);
    const isRow = entry.question && isRepeating(entry.question) && keptOf(entry.question).wraps !== true;
    if (seen.has(item.linkId) && !isRow) return reader.note(path, 'an item that was answered before');
    seen.add(item.linkId);
    readItem(item, path, entry, reader);
  });
}

/** Until its item is met, a question would stand in what is being read; one of a page or group that is not there, too. */
function notePlaces(entries: readonly Entry[], path: string, row: string, places: Reader['places']): void {
  for (const { linkId, question, questions = question?.questions ?? [], under = [] } of entries) {
    if (question && places.get(row + question.name)?.isThere !== true)
      places.set(row + question.name, { linkId, path, isThere: false });
    const inner = question && isRepeating(question) ? [] : entriesOf(questions);
    if (inner.length + under.length > 0) notePlaces([...inner, ...under], path, row, places);
  }
}

function notePlace({ linkId, question }: Entry, path: string, { row, places }: Reader): void {
  if (question === undefined) return;
  places.set(row + question.name, { linkId, path, isThere: true });
  if (keptOf(question).measures === true) notePlaces(entriesOf(question.questions ?? []), path, row, places);
}

function readItem(item: ResponseItem, path: string, entry: Entry, reader: Reader): void {
  const { question, questions } = entry;
  if (entry.isText) return;
  notePlace(entry, path, reader);
  if (questions) return readItems(itemsOf(item) as readonly ResponseItem[], `${path}.`, entriesOf(questions), reader);
  if (!question) return;
  if (question.type === 'container' && keptOf(question).wraps !== true && keptOf(question).measures !== true)
    return readGroup(item, path, question, entry, reader);
  const answers = recordsOf(item.answer) as readonly (FhirAnswer & Raw)[];
  if (question.type === 'matrix') return readMatrix(item, path, question, reader);
  readUnder(item, answers, path, entry, reader);
  const values = answers
    .map((answer) => fromStated(without(answer, 'item', 'extension', 'id')))
    .filter((answer) => Object.keys(answer).some((key) => key.startsWith('value')));
  if (values.length > 0) readAnswers(values, `${path}.answer`, question, reader);
}

/** Items under a question stand in its answer; those in a second answer have no place. */
function readUnder(
  item: ResponseItem,
  answers: readonly Raw[],
  path: string,
  { under = [] }: Entry,
  reader: Reader,
): void {
  readItems(itemsOf(item) as readonly ResponseItem[], `${path}.`, under, reader);
  answers.forEach((answer, index) => {
    const inner = itemsOf(answer) as readonly ResponseItem[];
    if (index === 0) readItems(inner, `${path}.answer[0].`, under, reader);
    else if (inner.length > 0) reader.note(`${path}.answer[${index}].item`, 'questions under a further answer');
  });
}

function readGroup(item: ResponseItem, path: string, question: Question, { under = [] }: Entry, reader: Reader): void {
  if (item.answer !== undefined && recordsOf(item.answer).length > 0)
    reader.note(`${path}.answer`, 'an answer to a group');
  const entries = [...entriesOf(question.questions ?? []), ...under];
  const items = itemsOf(item) as readonly ResponseItem[];
  if (!isRepeating(question)) return readItems(items, `${path}.`, entries, reader);
  const at = ((reader.answers.get(question.name) ?? []) as readonly Answers[]).length;
  const row: Reader = { ...reader, answers: new Map(), row: `${reader.row}${question.name}[${at}].` };
  readItems(items, `${path}.`, entries, row);
  addRows([Object.fromEntries(row.answers)], path, question, reader);
}

function addRows(rows: readonly Answers[], path: string, { name }: Question, { answers, note }: Reader): void {
  const known = (answers.get(name) ?? []) as readonly Answers[];
  if (known.length + rows.length > limits.rows) return note(path, `more than ${limits.rows} rows`);
  answers.set(name, [...known, ...rows]);
}

function readMatrix(item: ResponseItem, path: string, question: Question, { answers, note }: Reader): void {
  const read = answerFrom([{ item: itemsOf(item) } as unknown as FhirAnswer], question, []);
  if (read === undefined) note(path, 'answers that the question does not take');
  else answers.set(question.name, read);
}

function readAnswers(values: readonly FhirAnswer[], path: string, question: Question, reader: Reader): void {
  if (keptOf(question).measures === true) {
    const [first = {}, ...others] = values;
    const read = readMeasure(question, first);
    if (read === undefined) reader.note(`${path}[0]`, `an answer that the question does not take: ${describe(first)}`);
    if (others.length > 0) reader.note(`${path}[1]`, 'more answers than one');
    return Object.entries(read ?? {}).forEach(([name, answer]) => reader.answers.set(name, answer as Answer));
  }
  const [each] = question.questions ?? [];
  if (question.type === 'container' && each) {
    const taken = values.flatMap((value, index): Answers[] => {
      const answer = readValue(
        [value],
        `${path}[${index}]`,
        { ...each, fhir: Reflect.get(question, 'fhir') } as Question,
        reader,
      );
      return answer === undefined ? [] : [{ [each.name]: answer }];
    });
    return taken.length > 0 ? addRows(taken, path, question, reader) : undefined;
  }
  if (fieldModels[question.type].kind === 'static') return reader.note(path, 'an answer to what takes none');
  const isSeveral = question.multimode === true;
  if (values.length > 1 && !isSeveral) reader.note(`${path}[1]`, 'more answers than one');
  const answer = readValue(isSeveral ? values : values.slice(0, 1), path, question, reader);
  if (answer !== undefined) reader.answers.set(question.name, answer);
}

/** The answer, as far as the question takes it; what it does not take is noted. */
function readValue(
  values: readonly FhirAnswer[],
  path: string,
  question: Question,
  { contained, note }: Reader,
): Answer | undefined {
  const item = keptItem(question);
  const offered = takesChoices(question) ? choicesOfQuestion(question, item, contained) : [];
  const isComputed = question.type === 'calculated' && values.some((value) => !findChoice(value, offered));
  const choices = isComputed ? [] : offered;
  const one = { ...question, multimode: false };
  const taken = values.filter((value, index) => {
    const isTaken =
      isInUnit(value, question) &&
      (choices.length === 0 && question.optionsFrom === undefined
        ? question.multimode === true || answerFrom([value], one, choices) !== undefined
        : answerFrom([value], one, choices) !== undefined);
    if (!isTaken)
      note(
        values.length > 1 || path.endsWith('.answer') ? `${path}[${index}]` : path,
        `an answer that the question does not take: ${describe(value)}`,
      );
    return isTaken;
  });
  if (taken.length === 0) return undefined;
  const answer = answerFrom(taken, question, choices);
  const parsed = answer === undefined ? undefined : fieldModels[question.type].parse(answer, question);
  const kept = parsed?.ok ? parsed.answer : undefined;
  if (kept === undefined) note(path, `an answer that the question does not take: ${describe(taken[0] ?? {})}`);
  else if (choices.length === 0 && !isWhole(taken, toTypedAnswers(kept, question, item, contained)))
    note(path, `an answer that is taken without all it says: ${describe(taken[0] ?? {})}`);
  return kept;
}

function describe(answer: FhirAnswer): string {
  const [value] = Object.entries(answer)
    .filter(([key]) => key.startsWith('value'))
    .map(([, each]) => each as unknown);
  const code = answer.valueCoding ? (answer.valueCoding.code ?? answer.valueCoding.display) : value;
  return (typeof code === 'object' ? JSON.stringify(code) : String(code)).slice(0, 100);
}
