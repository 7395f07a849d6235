import type { Page, Question } from '../../engine/definition/types.ts';
import type { FormScope } from '../../engine/live-form/types.ts';
import { fieldViews } from '../../fields/registry/views.ts';
import { fieldModels } from '../../fields/models/models.ts';
import { answerInWords } from '../../react/form/history/answer-in-words.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { isDrawn } from '../is-drawn.ts';
import type { PlainFilling } from './open-filling.ts';
import { goField } from './sent-fields.ts';

export interface ReviewProps {
  readonly filling: PlainFilling;
  /** The pages that were filled, in order. */
  readonly pages: readonly Page[];
  /** Nothing can be changed any more. */
  readonly isOver?: boolean;
}

/** All that was answered in words, as it will be sent, each page with a way back to it. */
export function Review({ filling: { form, patientForm }, pages, isOver = false }: ReviewProps) {
  const { t, show } = useLanguage();
  return (
    <>
      {patientForm && (
        <Part
          title={show(patientForm.definition.title)}
          questions={patientForm.definition.pages[0]?.questions ?? []}
          scope={patientForm}
          page={isOver ? undefined : pages[0]?.id}
        />
      )}
      {pages.map((page, index) => (
        <Part
          key={page.id}
          title={show(page.displayTitle) || page.text || t('form:step', { step: index + 1, of: pages.length })}
          questions={page.questions}
          scope={form}
          page={isOver ? undefined : page.id}
        />
      ))}
    </>
  );
}

interface PartProps {
  readonly title: React.ReactNode;
  readonly questions: readonly Question[];
  readonly scope: FormScope;
  /** Where its answers can be changed. */
  readonly page: string | undefined;
}

function Part({ title, questions, scope, page }: PartProps) {
  const { t } = useLanguage();
  return (
    <section className="plain-review">
      <div className="plain-review-head">
        <h2>{title}</h2>
        {page !== undefined && (
          <button type="submit" className="porsa-text-button" name={goField.change(page)} value="1">
            {t('late:reviewing.change')}
            <span className="porsa-hidden"> {title}</span>
          </button>
        )}
      </div>
      <Answers questions={questions} scope={scope} />
    </section>
  );
}

/** Questions with their answers; a section's and a row's under their own name. */
function Answers({ questions, scope }: { readonly questions: readonly Question[]; readonly scope: FormScope }) {
  const language = useLanguage();
  const { t, show } = language;
  const drawn = questions.filter((question) => isDrawn(question, scope));
  const asked = drawn.filter(
    ({ type }) => fieldModels[type].kind === 'input' || fieldModels[type].kind === 'calculated',
  );
  return (
    <>
      {asked.length > 0 && (
        <dl>
          {asked.map((question) => {
            const words = answerInWords(scope.get(question.name), question, language, fieldViews);
            return (
              <div key={question.id}>
                <dt>{show(question.shorttitle ?? question.title)}</dt>
                <dd data-blank={words === '' || undefined}>{words === '' ? t('form:noanswer') : show(words)}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {drawn.map((question) =>
        question.questions === undefined ? null : <Section key={question.id} question={question} scope={scope} />,
      )}
    </>
  );
}

function Section({ question, scope }: { readonly question: Question; readonly scope: FormScope }) {
  const { t, show, text } = useLanguage();
  const { questions = [] } = question;
  if (!question.multimode)
    return (
      <div className="plain-review-section">
        <h3>{show(question.title)}</h3>
        <Answers questions={questions} scope={scope} />
      </div>
    );
  const rows = scope.rows(question.name);
  return rows.length === 0
    ? null
    : rows.map((row, index) => (
        <div key={row.key} className="plain-review-section">
          <h3>{t('late:row.name', { title: text(question.shorttitle ?? question.title), row: index + 1 })}</h3>
          <Answers questions={questions} scope={row.scope} />
        </div>
      ));
}
