import type { Answer, Answers, Attachment, FormDefinition, Option, Question } from '../../engine/definition/types.ts';
import { SurveySheet } from '../xlsform/export/survey-sheet.ts';
import { choiceName, partKey, type SurveyNames } from '../xlsform/export/survey-scope.ts';
import { isDetail, type FieldDetail } from './field-form.ts';
import type { XmlElement } from './parse-xml.ts';
import { cascadePaths } from './cascade-paths.ts';

/** Answers as a field app sent them. */
export interface Submission {
  readonly answers: Answers;
  readonly patient: Readonly<Partial<Record<FieldDetail, string>>>;
  /** Elements with a text that no question of the form has, and answers that could be two of its options. */
  readonly left: readonly string[];
}

/** A file that an answer names, by the name it was sent with. */
export type FindFile = (name: string) => Attachment | undefined;

/** Reads the root of a submission by the form that it was filled in: what `fieldForm` made of the same version for the same role. */
export function readSubmission(root: XmlElement, definition: FormDefinition, findFile: FindFile): Submission {
  const reader = new SubmissionReader(new SurveySheet(definition).names, findFile);
  const patient: Partial<Record<FieldDetail, string>> = {};
  let answers: Answers = {};
  for (const [index, page] of definition.pages.entries()) {
    const group = reader.take(root, page.id, `page_${index + 1}`);
    if (group === undefined) continue;
    const details = (['name', 'code', 'phone'] as const).flatMap((detail) =>
      page.questions.filter((question) => isDetail(question, detail)).map(({ name }) => [detail, name] as const),
    );
    const given = reader.answersOf(group, page.questions);
    for (const [detail, name] of details) if (typeof given[name] === 'string') patient[detail] = given[name];
    if (details.length === 0) answers = { ...answers, ...given };
  }
  return { answers, patient, left: [...reader.left, ...reader.unread(root)] };
}

class SubmissionReader {
  readonly left: string[] = [];
  readonly #names: SurveyNames;
  readonly #findFile: FindFile;
  readonly #read = new Set<XmlElement>();

  constructor(names: SurveyNames, findFile: FindFile) {
    this.#names = names;
    this.#findFile = findFile;
  }

  take(parent: XmlElement, key: string, wanted: string): XmlElement | undefined {
    return this.#all(parent, key, wanted)[0];
  }

  #all(parent: XmlElement, key: string, wanted: string): readonly XmlElement[] {
    const name = this.#names.give(key, wanted);
    const found = parent.children.filter((child) => child.name === name);
    for (const child of found) this.#read.add(child);
    return found;
  }

  answersOf(group: XmlElement, questions: readonly Question[]): Answers {
    return Object.fromEntries(questions.flatMap((question) => Object.entries(this.#answersTo(group, question))));
  }

  #answersTo(group: XmlElement, question: Question): Answers {
    const found = this.#all(group, question.id, question.name);
    const [first] = found;
    if (first === undefined) return {};
    if (question.type === 'container') {
      const { questions = [] } = question;
      if (!question.multimode) return this.answersOf(first, questions);
      const rows = found.map((row) => this.answersOf(row, questions)).filter((row) => Object.keys(row).length > 0);
      return rows.length > 0 ? { [question.name]: rows } : {};
    }
    const answer = this.#answer(first, question);
    return answer === undefined ? {} : { [question.name]: answer };
  }

  #answer(element: XmlElement, question: Question): Answer | undefined {
    switch (question.type) {
      case 'matrix':
        return this.#matrix(element, question);
      case 'cascadeview':
        return this.#cascade(element, question);
      case 'numericrange':
        return question.multimode ? this.#range(element, question) : numberOf(element.text);
      // What the form computes is computed here, and words are no answers.
      case 'container':
      case 'calculated':
      case 'label':
      case 'link':
        return undefined;
      case 'number':
      case 'rating':
        return numberOf(element.text);
      case 'checkbox':
        return element.text.trim() === 'OK' ? true : undefined;
      case 'select':
      case 'flatview':
        return question.optionsFrom !== undefined && !question.options?.length
          ? this.#written(element.text, question)
          : this.#choice(element.text, question);
      case 'file':
      case 'signature':
        return this.#file(element.text.trim());
      case 'time':
        return blankless(element.text.trim().slice(0, 5));
      case 'datetime':
        return blankless(element.text.trim().slice(0, 16));
      case 'date':
        return blankless(element.text.trim().slice(0, 10));
      case 'text':
      case 'note':
        return blankless(element.text);
      default:
        return question.type satisfies never;
    }
  }

  #choice(text: string, question: Question): Answer | undefined {
    const names = text.split(/\s+/).filter(Boolean);
    if (names.length === 0) return undefined;
    const values = names.map((name) => this.#valueOf(name, question.options ?? [], question.name));
    return question.multimode ? values : values.join(' ');
  }

  /** What was written where an app could offer nothing; one on each line, where several are taken. */
  #written(text: string, { multimode }: Question): Answer | undefined {
    const lines = text.split('\n').flatMap((line) => line.trim() || []);
    return lines.length === 0 ? undefined : multimode ? lines : lines.join(' ');
  }

  /** The option of a name; what is none is left for the form to refuse. */
  #valueOf(name: string, options: readonly Option[], place: string): string {
    const [option, ...more] = options.filter(({ value }) => choiceName(value) === name);
    if (more.length > 0) this.left.push(place);
    return option?.value ?? name;
  }

  #matrix(element: XmlElement, question: Question): Answer | undefined {
    const given = (question.rows ?? []).flatMap((row) => {
      const cell = this.take(element, partKey(question, row.name), `${question.name}_${row.name}`);
      const name = cell?.text.trim() ?? '';
      return name === '' ? [] : [[row.name, this.#valueOf(name, question.options ?? [], question.name)] as const];
    });
    return given.length > 0 ? Object.fromEntries(given) : undefined;
  }

  #cascade(element: XmlElement, question: Question): Answer | undefined {
    const levels = cascadePaths(question);
    let path: readonly string[] | undefined;
    levels.forEach((paths, index) => {
      const depth = index + 1;
      const own = this.#names.give(question.id, question.name);
      const name = this.take(element, `${question.id}.level${depth}`, `${own}_${depth}`)?.text.trim() ?? '';
      if (name !== '') path = paths.get(name) ?? [name];
    });
    return path;
  }

  #range(element: XmlElement, question: Question): Answer | undefined {
    const own = this.#names.give(question.id, question.name);
    const ends = ['from', 'to'].flatMap((end) => {
      const number = numberOf(this.take(element, `${question.id}.${end}`, `${own}_${end}`)?.text ?? '');
      return number === undefined ? [] : [number];
    });
    // One end alone is refused by the form.
    return ends.length > 0 ? ends.map(Number) : undefined;
  }

  /** One that did not arrive is named all the same, and refused where it is looked for. */
  #file(name: string): Answer | undefined {
    if (name === '') return undefined;
    const file = this.#findFile(name);
    return file === undefined ? undefined : ([file] as unknown as Answer);
  }

  /** Names of elements with a text that nothing has asked for. */
  unread(element: XmlElement): readonly string[] {
    return element.children.flatMap((child) => {
      if (child.name === 'meta' && !this.#read.has(child)) return [];
      if (this.#read.has(child) || child.children.length > 0) return this.unread(child);
      return child.text.trim() === '' ? [] : [child.name.slice(0, 100)];
    });
  }
}

const blankless = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

/** A text that is no number is left for the form to refuse. */
function numberOf(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : trimmed;
}
