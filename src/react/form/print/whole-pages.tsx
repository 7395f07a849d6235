import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { Page } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { pagesToFill } from '../filling/pages-to-fill.ts';
import { QuestionList } from '../question/question-list.tsx';

export interface WholePagesProps {
  readonly form: LiveForm;
  /** The one page that was asked for. */
  readonly only?: string;
}

/** Pages of this visit, and every other one that has an answer; or the one that was asked for. */
function pagesToShow(form: LiveForm, only: string | undefined): readonly Page[] {
  const pages = form.pages();
  if (only !== undefined) return pages.filter(({ id }) => id === only);
  const wanted = pagesToFill(pages, form.history.length > 0);
  const answers = form.answers();
  return pages.filter(
    (page) =>
      wanted.includes(page) ||
      walkQuestions({ pages: [page] }).some(({ question }) => answers[question.name] !== undefined),
  );
}

/** Page under page, as it is read and printed. */
export function WholePages({ form, only }: WholePagesProps) {
  const { show } = useLanguage();
  const pages = pagesToShow(form, only);
  return pages.map((page) => (
    <section key={page.id} className="porsa-head">
      {pages.length > 1 && <h2>{show(page.displayTitle)}</h2>}
      <QuestionList questions={page.questions} scope={form} />
    </section>
  ));
}
