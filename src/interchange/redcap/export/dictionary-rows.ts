import type { FormDefinition, Language, MatrixRow, Page, Question } from '../../../engine/definition/types.ts';
import { isRepeating, walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { localize } from '../../../fields/texts/localize.ts';
import type { NotExported } from '../../shared/unexported-settings.ts';
import { keptCells } from '../build/kept-cells.ts';
import { spoken } from '../build/plain-label.ts';
import { writeChoices } from '../dictionary/choices.ts';
import type { Cells } from '../dictionary/columns.ts';
import { writeBranching, writeCalculation, writeLaterDate } from '../logic/write-logic.ts';
import { infix, type Written, type WrittenFields, type WrittenKind } from '../logic/written.ts';
import { annotationCells, choicesOf, typeCells, wordCells, type Miss } from './field-cells.ts';
import { fieldsAt } from './field-scope.ts';
import { unexported } from './unexported.ts';
import { partKey, variableOf, Variables } from './variables.ts';

/** A field of the dictionary and what it was when it came from one. */
export interface FieldRow {
  readonly cells: Cells;
  readonly kept: Cells | undefined;
}

interface Computed {
  readonly cells: Cells;
  readonly annotation?: string;
  readonly kind: WrittenKind;
}

/** What stands over a question: its form, and the conditions of page and containers around it. */
interface Around {
  readonly form: string;
  readonly branching: readonly Written[];
}

/** Computed here alone: there it is a text. */
const hasNoChoices = ({ options, optionsFrom }: Question): boolean => optionsFrom !== undefined && !options?.length;

/** The fields of a form, and what a dictionary cannot hold of it. */
export class DictionaryRows {
  readonly rows: FieldRow[] = [];
  readonly notExported: NotExported[];
  readonly variables = new Variables();
  /** The instrument of each page and of each repeating container, by id. */
  readonly forms = new Variables();
  readonly #language: Language;
  readonly #placed: ReadonlyMap<Question, PlacedQuestion>;
  readonly #byName: ReadonlyMap<string, PlacedQuestion>;
  readonly #conditions = new Map<string, { readonly when: string; readonly path: string }>();
  readonly #computed = new Map<Question, Computed | undefined>();
  /** Containers that repeat are instruments of their own, after that of their page. */
  #repeating: { readonly question: Question; readonly around: Around }[] = [];
  /** The header that the next field has. */
  #section: string | undefined;

  constructor(definition: FormDefinition, language: Language, record: string) {
    this.#language = language;
    this.notExported = [...unexported(definition)];
    const placed = walkQuestions(definition);
    this.#placed = new Map(placed.map((each) => [each.question, each]));
    this.#byName = new Map(placed.map((each) => [each.question.name, each]));
    this.variables.give('', record, record);
    placed.forEach(({ question, path }, index) => this.#name(question, path, index + 1));
    definition.conditions.forEach((condition, index) => {
      if (condition.kind === 'visibility')
        this.#conditions.set(condition.target, { when: condition.when, path: `conditions[${index}]` });
    });
    definition.pages.forEach((page, index) => this.#page(page, index + 1));
  }

  #name(question: Question, path: string, place: number): void {
    const { id, name, rows = [] } = question;
    if (question.type === 'container') return;
    if (question.type === 'matrix') {
      for (const [index, row] of rows.entries())
        this.variables.give(partKey(question, row.name), row.name, `field_${place}_${index + 1}`);
      return;
    }
    if (question.type === 'numericrange' && question.multimode) {
      for (const end of ['from', 'to']) this.variables.give(`${id}.${end}`, `${name}_${end}`, `field_${place}_${end}`);
      return;
    }
    if (this.variables.give(id, name, `field_${place}`) !== name)
      this.notExported.push({ path, name, setting: 'name' });
  }

  #fields(at: PlacedQuestion | undefined): WrittenFields {
    return fieldsAt(at, this.#byName, this.variables, ({ question }) => this.#computedOf(question)?.kind);
  }

  #page(page: Page, place: number): void {
    const name = variableOf(page.text) || variableOf(localize(page.displayTitle, 'en'));
    const form = this.forms.give(page.id, name, `form_${place}`);
    const branching = this.#condition(page.id, page.text, undefined);
    this.#section = undefined;
    this.#questions(page.questions, { form, branching: branching ? [branching] : [] });
    while (this.#repeating.length > 0) {
      const [next, ...rest] = this.#repeating;
      this.#repeating = rest;
      if (next) this.#repeat(next.question, next.around);
    }
  }

  #repeat(question: Question, { branching }: Around): void {
    const form = this.forms.give(question.id, question.name, `${this.forms.of(question.id) ?? 'rows'}`);
    this.#section = localize(question.title, this.#language);
    this.#questions(question.questions ?? [], { form, branching });
  }

  #condition(id: string, name: string, at: PlacedQuestion | undefined): Written | undefined {
    const condition = this.#conditions.get(id);
    if (!condition) return undefined;
    const written = writeBranching(condition.when, this.#fields(at));
    if (!written) this.notExported.push({ path: condition.path, name, setting: 'visibility' });
    return written;
  }

  #questions(questions: readonly Question[], around: Around): void {
    for (const question of questions) {
      const own = this.#condition(question.id, question.name, this.#placed.get(question));
      const within: Around = { ...around, branching: own ? [...around.branching, own] : around.branching };
      if (isRepeating(question)) {
        this.notExported.push({ path: this.#path(question), name: question.name, setting: 'multimode' });
        this.#repeating.push({ question, around: within });
      } else if (question.type === 'container') {
        this.#section = localize(question.title, this.#language);
        this.#questions(question.questions ?? [], within);
      } else if (question.type === 'matrix') this.#matrix(question, within);
      else if (question.type === 'numericrange' && question.multimode) this.#ends(question, within);
      else this.#field(question, this.variables.of(question.id) ?? '', within, this.#cells(question), 0);
    }
  }

  #path = (question: Question): string => this.#placed.get(question)?.path ?? '';

  #field(question: Question, variable: string, { form, branching }: Around, cells: Cells, part: number): void {
    const logic = branching.length > 0 ? infix('and', branching, 1, 'truth').text : undefined;
    this.rows.push({
      cells: {
        variable,
        form,
        ...(this.#section !== undefined && this.#section !== '' && { section: this.#section }),
        ...cells,
        ...(logic !== undefined && { branching: logic }),
      },
      kept: keptCells(question)[part],
    });
    this.#section = undefined;
  }

  #cells(question: Question): Cells {
    const miss: Miss = (setting) => this.#miss(question, setting);
    const words = wordCells(question, this.#language);
    if (question.type === 'link')
      return { ...words, type: 'descriptive', label: `${words.label}: ${question.url ?? ''}` };
    const computed = question.type === 'calculated' ? this.#computedOf(question) : undefined;
    if (question.type === 'calculated' && !computed) miss('formula');
    const context = { language: this.#language, fields: this.#fields(this.#placed.get(question)), miss };
    const type =
      question.type === 'calculated'
        ? (computed?.cells ?? { type: 'descriptive' })
        : typeCells(hasNoChoices(question) ? { ...question, type: 'text' } : question, context);
    return {
      ...words,
      ...type,
      ...(question.mandatory && { required: 'y' }),
      ...annotationCells(question, computed?.annotation ?? (question.type === 'calculated' ? '' : undefined), miss),
    };
  }

  #miss(question: Question, setting: string): void {
    const { name } = question;
    if (!this.notExported.some((each) => each.name === name && each.setting === setting))
      this.notExported.push({ path: this.#path(question), name, setting });
  }

  /** Each formula once; while it is written nothing may ask for it. */
  #computedOf(question: Question): Computed | undefined {
    if (!this.#computed.has(question)) {
      this.#computed.set(question, undefined);
      this.#computed.set(question, this.#compute(question));
    }
    return this.#computed.get(question);
  }

  #compute(question: Question): Computed | undefined {
    const { formula = '', floatcount, round = 'nearest' } = question;
    const fields = this.#fields(this.#placed.get(question));
    const later = writeLaterDate(formula, fields);
    if (later !== undefined)
      return {
        cells: { type: 'text', validation: 'date_ymd' },
        annotation: `@CALCDATE(${later})`,
        kind: 'date',
      };
    const written = writeCalculation(formula, fields);
    if (!written) return undefined;
    if (written.kind !== 'number' && written.kind !== 'any')
      return { cells: { type: 'text' }, annotation: `@CALCTEXT(${written.text})`, kind: 'text' };
    const rounding = { nearest: 'round', up: 'roundup', down: 'rounddown' }[round];
    const text = floatcount === undefined ? written.text : `${rounding}(${written.text}, ${floatcount})`;
    return { cells: { type: 'calc', choices: text }, kind: 'number' };
  }

  #matrix(question: Question, around: Around): void {
    const group = variableOf(question.name) || `matrix_${this.rows.length + 1}`;
    const title = localize(question.title, this.#language);
    if (title !== spoken(group)) this.#section = title;
    const choices = writeChoices(choicesOf(question, this.#language));
    question.rows?.forEach((row: MatrixRow, index) => {
      const isRequired = row.mandatory ?? question.mandatory;
      const cells: Cells = {
        type: 'radio',
        label: localize(row.text, this.#language),
        choices,
        ...(isRequired && { required: 'y' }),
        matrix: group,
      };
      this.#field(question, this.variables.of(partKey(question, row.name)) ?? '', around, cells, index);
    });
  }

  /** A range of two ends is asked by two sliders. */
  #ends(question: Question, around: Around): void {
    const words = { from: { en: 'From', fa: 'از' }, to: { en: 'To', fa: 'تا' } };
    for (const end of ['from', 'to'] as const) {
      const cells = this.#cells({ ...question, multimode: false });
      const label = `${cells.label ?? ''} – ${localize(words[end], this.#language)}`;
      this.#field(question, this.variables.of(`${question.id}.${end}`) ?? '', around, { ...cells, label }, 0);
    }
  }
}
