import type { Answer, Answers, FormDefinition, Question } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { Button } from '../../kit/button/button.tsx';
import { Field, SelectField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { AnswerInput } from '../editors/answer/answer-input.tsx';

interface PrefilledAnswersProps {
  readonly definition: FormDefinition;
  /** Answers by name; a question that was chosen and is not answered yet has undefined. */
  readonly answers: Answers;
  /** What the server found wrong, by name. */
  readonly problems: Readonly<Record<string, string>>;
  change(answers: Answers): void;
}

const never: ReadonlySet<string> = new Set(['container', 'label', 'link', 'calculated', 'file', 'signature']);

/** Questions whose answers a link can carry: those that people who open it answer themselves, once. */
export function prefillable(definition: FormDefinition): readonly Question[] {
  return walkQuestions(definition)
    .filter(({ row, question, page }) => !row && !never.has(question.type) && !page.roles?.length)
    .map(({ question }) => question)
    .filter(({ showforuser }) => showforuser !== false);
}

/** Chosen questions with their answers, each in its own field. */
export function PrefilledAnswers({ definition, answers, problems, change }: PrefilledAnswersProps) {
  const { t, text } = useLanguage();
  const questions = prefillable(definition);
  const chosen = questions.filter(({ name }) => Object.hasOwn(answers, name));
  const others = questions.filter(({ name }) => !Object.hasOwn(answers, name));
  const without = (name: string): Answers =>
    Object.fromEntries(Object.entries(answers).filter(([key]) => key !== name));
  return (
    <>
      {chosen.map((question) => (
        <Field
          key={question.name}
          group
          label={text(question.title) || question.name}
          problem={problems[question.name] ?? []}
          aside={
            <Button
              kind="link"
              aria-label={t('designer:share.leaveOut', { title: text(question.title) || question.name })}
              onClick={() => change(without(question.name))}
            >
              {t('designer:clear')}
            </Button>
          }
        >
          {(control) => (
            <AnswerInput
              control={control}
              question={{ ...question, helptext: undefined, subtext: undefined, subtitle: undefined }}
              value={answers[question.name]}
              change={(answer: Answer | undefined) => change({ ...answers, [question.name]: answer })}
            />
          )}
        </Field>
      ))}
      {others.length > 0 && (
        <SelectField
          label={t('designer:share.prefill')}
          help={t('designer:share.prefillHelp')}
          value=""
          onChange={(name) => name && change({ ...answers, [name]: undefined })}
          options={[
            { value: '', text: t('designer:share.chooseQuestion') },
            ...others.map(({ name, title }) => ({ value: name, text: text(title) || name })),
          ]}
        />
      )}
    </>
  );
}
