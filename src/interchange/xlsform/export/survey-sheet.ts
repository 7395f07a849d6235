import type { FormDefinition, CoreLanguage, Page, Question } from '../../../engine/definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import type { NotExported } from '../../shared/unexported-settings.ts';
import { unexportedSettings } from './exported-settings.ts';
import { ChoiceSheet, filterOf, type SurveyRow } from './choice-sheet.ts';
import {
  constraintCells,
  countCells,
  defaultCells,
  rangeCells,
  requiredCells,
  wordCells,
  type Miss,
  type NameOf,
} from './question-cells.ts';
import { inParts } from './questions-in-parts.ts';
import { columnsOf, languagesIn } from './survey-languages.ts';
import { scopeAt, SurveyNames, type SurveyScope } from './survey-scope.ts';
import { writeCondition, writeExpression } from './write-expression.ts';
import { number, type Written } from './written.ts';

/** The sheets `survey` and `choices` of a form, and what they could not hold. */
export class SurveySheet {
  readonly rows: SurveyRow[] = [];
  readonly notExported: NotExported[];
  readonly languages: readonly CoreLanguage[];
  readonly choices: ChoiceSheet;
  readonly names = new SurveyNames();
  /** Paths of repeats whose number of rows is written. */
  readonly counted = new Set<string>();
  readonly #placed: ReadonlyMap<Question, PlacedQuestion>;
  readonly #byName: ReadonlyMap<string, PlacedQuestion>;
  readonly #relevant = new Map<string, { readonly when: string; readonly path: string }>();
  /** Formulas by question; undefined for one that has no words in XPath, or that waits for itself. */
  readonly #formulas = new Map<Question, Written | undefined>();

  constructor(definition: FormDefinition) {
    this.languages = languagesIn(definition);
    this.choices = new ChoiceSheet(this.languages);
    this.notExported = [...unexportedSettings(definition)];
    const placed = walkQuestions(definition);
    this.#placed = new Map(placed.map((each) => [each.question, each]));
    this.#byName = new Map(placed.map((each) => [each.question.name, each]));
    for (const { question } of placed) this.names.give(question.id, question.name);
    definition.conditions.forEach((condition, index) => {
      if (condition.kind === 'visibility')
        this.#relevant.set(condition.target, { when: condition.when, path: `conditions[${index}]` });
    });
    definition.pages.forEach((page, index) => this.#page(page, `page_${index + 1}`));
  }

  #page(page: Page, wanted: string): void {
    const name = this.names.give(page.id, wanted);
    this.rows.push({
      type: 'begin_group',
      name,
      ...columnsOf('label', page.displayTitle ?? page.text, this.languages),
      ...(!page.questions.some(hasRows) && { appearance: 'field-list' }),
      ...this.#relevantCells(page.id, page.text, this.#scope(undefined)),
    });
    this.questions(page.questions);
    this.rows.push({ type: 'end_group' });
  }

  questions(questions: readonly Question[]): void {
    for (const question of questions) this.#question(question);
  }

  readonly #nameOf: NameOf = (asked) => {
    const question = this.#byName.get(asked)?.question;
    return question && this.names.give(question.id, question.name);
  };

  #scope(at: PlacedQuestion | undefined): SurveyScope {
    return scopeAt(at, this.#byName, this.names, ({ question }) => this.#formulaOf(question)?.kind);
  }

  #relevantCells(id: string, name: string, scope: SurveyScope): SurveyRow {
    const condition = this.#relevant.get(id);
    if (!condition) return {};
    const relevant = writeCondition(condition.when, scope);
    if (relevant === undefined) this.notExported.push({ path: condition.path, name, setting: 'visibility' });
    return relevant === undefined ? {} : { relevant };
  }

  /** Each formula once; while it is written nothing may ask for it. */
  #formulaOf(question: Question): Written | undefined {
    if (!this.#formulas.has(question)) {
      this.#formulas.set(question, undefined);
      const written = writeExpression(question.formula ?? '', this.#scope(this.#placed.get(question)));
      const decimals = question.floatcount;
      const isRounded = decimals !== undefined && (question.round ?? 'nearest') === 'nearest';
      this.#formulas.set(question, written && isRounded ? number(`round(${written.text}, ${decimals})`) : written);
    }
    return this.#formulas.get(question);
  }

  #question(question: Question): void {
    const placed = this.#placed.get(question);
    const scope = this.#scope(placed);
    const miss: Miss = (setting) =>
      void this.notExported.push({ path: placed?.path ?? '', name: question.name, setting });
    const name = this.names.give(question.id, question.name);
    const words = wordCells(question, this.languages, this.#nameOf);
    const relevant = this.#relevantCells(question.id, question.name, scope);
    const group = inParts(question, this, name);
    if (group) {
      const type = question.type === 'container' && question.multimode ? 'repeat' : 'group';
      const counted = type === 'repeat' ? countCells(question, scope) : {};
      if (counted['repeat_count'] !== undefined) this.counted.add(placed?.path ?? '');
      this.rows.push({ type: `begin_${type}`, name, ...words, ...relevant, ...group.cells, ...counted });
      group.write(scope, miss);
      this.rows.push({ type: `end_${type}` });
    } else this.rows.push({ name, ...words, ...relevant, ...this.#cells(question, name, scope, miss) });
  }

  /** What is asked, and by which rules. */
  #cells(question: Question, name: string, scope: SurveyScope, miss: Miss): SurveyRow {
    const { type } = question;
    if (type === 'label') return { type: 'note' };
    if (type === 'link') return linkCells(question, this.languages);
    if (type === 'calculated') return this.#calculation(question, miss);
    const isHidden = Reflect.get(question, 'hidden') === true;
    return {
      ...(isHidden ? { type: 'hidden' } : this.#typeCells(question, name, scope, miss)),
      ...requiredCells(question, scope, miss),
      ...constraintCells(question, scope, this.languages, miss),
      ...defaultCells(question, scope, miss),
    };
  }

  #calculation(question: Question, miss: Miss): SurveyRow {
    const calculation = this.#formulaOf(question)?.text;
    if (calculation === undefined) miss('formula');
    if (question.round && question.round !== 'nearest') miss('round');
    if (calculation === undefined) return { type: 'note' };
    const isHidden = Reflect.get(question, 'hidden') === true;
    return isHidden ? { type: 'calculate', calculation } : { type: 'text', calculation, read_only: 'yes' };
  }

  #typeCells(question: Question, name: string, scope: SurveyScope, miss: Miss): SurveyRow {
    const { type, multimode } = question;
    switch (type) {
      case 'select':
      case 'flatview': {
        // What is offered is computed here alone: it is written down there, and checked when it arrives.
        if (question.optionsFrom !== undefined && !question.options?.length) return { type: 'text' };
        const { filter, whens, isWhole } = filterOf(question, scope);
        if (!isWhole) miss('visibleWhen');
        const list = this.choices.listOf(question.options ?? [], name, whens);
        return {
          type: `select_${multimode ? 'multiple' : 'one'} ${list}`,
          ...(type === 'select' && { appearance: 'minimal' }),
          ...(filter !== undefined && { choice_filter: filter }),
        };
      }
      case 'number':
        return { type: question.floatcount === 0 ? 'integer' : 'decimal' };
      case 'note':
        return { type: 'text', appearance: 'multiline' };
      case 'rating':
      case 'numericrange':
        return { type: 'range', ...rangeCells(question) };
      case 'checkbox':
        return { type: 'acknowledge' };
      case 'file':
        return { type: question.accept === 'any' ? 'file' : 'image' };
      case 'signature':
        return { type: 'image', appearance: 'signature' };
      default:
        return { type };
    }
  }
}

/** Readers of XLSForm show no repeat on one screen with other questions. */
const hasRows = (question: Question): boolean =>
  (question.type === 'container' && question.multimode === true) || (question.questions ?? []).some(hasRows);

function linkCells({ title, url = '' }: Question, languages: readonly CoreLanguage[]): SurveyRow {
  const labels = columnsOf('label', title, languages);
  return {
    type: 'note',
    ...Object.fromEntries(Object.entries(labels).map(([column, text]) => [column, `[${text}](${url})`])),
  };
}
