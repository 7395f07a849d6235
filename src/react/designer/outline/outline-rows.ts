import type { FormDefinition, Language, Localized, Question, QuestionType } from '../../../engine/definition/types.ts';
import { foldForSearch } from '../../ui/options/search-options.ts';
import { pickText, type LanguageTools } from '../../ui/language/language.tsx';
import { pageTitle } from '../definition/page-title.ts';

/** One line of the outline; the same values while it is drawn the same. */
export interface OutlineRow {
  readonly id: string;
  readonly kind: 'page' | 'question';
  /** Absent of a page. */
  readonly type?: QuestionType;
  readonly title: string;
  readonly level: number;
  readonly place: number;
  readonly count: number;
  /** Undefined where there is nothing in it. */
  readonly open?: boolean;
  /** What is in it, at every depth, is found under its line while it is closed. */
  readonly inner: readonly string[];
}

interface OutlineOptions {
  readonly editing: Language;
  readonly t: LanguageTools['t'];
  readonly query: string;
  isOpen(id: string, kind: OutlineRow['kind']): boolean;
}

/** The lines of the outline from top to bottom. While something is sought: what is called so, in either language or in formulas, with what it is in. */
export function outlineRows({ pages }: FormDefinition, options: OutlineOptions): readonly OutlineRow[] {
  const { editing, t, isOpen } = options;
  const query = foldForSearch(options.query.trim());
  const untitled = t('designer:untitledquestion');
  const has = (...texts: readonly (Localized | undefined)[]): boolean =>
    texts.flatMap(wordsOf).some((text) => foldForSearch(text).includes(query));
  const isMeant = ({ title, shorttitle, name }: Question): boolean => has(title, shorttitle, name);
  const isFound = (question: Question): boolean => isMeant(question) || (question.questions ?? []).some(isFound);
  const found = (questions: readonly Question[], all: boolean): readonly Question[] =>
    all ? questions : questions.filter(isFound);
  /** `all`: what holds them is what is sought. */
  const rowsOf = (questions: readonly Question[], level: number, all: boolean): readonly OutlineRow[] =>
    questions.flatMap((question, index) => {
      const { id, type } = question;
      const isWhole = all || isMeant(question);
      const inner = found(question.questions ?? [], isWhole);
      const open = inner.length === 0 ? undefined : query !== '' || isOpen(id, 'question');
      const row: OutlineRow = {
        ...{ id, kind: 'question', type, level, open, place: index + 1, count: questions.length },
        title: pickText(question.title, editing) || untitled,
        inner: open ? [] : idsIn(inner),
      };
      return [row, ...(open ? rowsOf(inner, level + 1, isWhole) : [])];
    });
  const shown = pages.flatMap((page) => {
    const isWhole = has(page.displayTitle, page.text);
    const questions = found(page.questions, isWhole);
    return isWhole || questions.length > 0 ? [{ page, questions, isWhole }] : [];
  });
  return shown.flatMap(({ page, questions, isWhole }, index) => {
    const { id } = page;
    const open = questions.length === 0 ? undefined : query !== '' || isOpen(id, 'page');
    const title = pageTitle(pages, page, editing, t);
    const place = { level: 1, place: index + 1, count: shown.length };
    const row: OutlineRow = { id, kind: 'page', title, open, ...place, inner: open ? [] : idsIn(questions) };
    return [row, ...(open ? rowsOf(questions, 2, isWhole) : [])];
  });
}

const wordsOf = (text: Localized | undefined): readonly string[] =>
  typeof text === 'object' ? Object.values(text) : [text ?? ''];

const idsIn = (questions: readonly Question[]): readonly string[] =>
  questions.flatMap(({ id, questions: inner = [] }) => [id, ...idsIn(inner)]);
