import { renderToStaticMarkup } from 'react-dom/server';
import { calendarFor } from '../../../src/engine/languages/native.ts';
import type { FormDefinition, Language } from '../../../src/engine/definition/types.ts';
import type { Problem } from '../../../src/engine/definition/problem.ts';
import type { LiveForm } from '../../../src/engine/live-form/types.ts';
import type { PlainFields } from '../../../src/fields/plain/plain-view.ts';
import { ErrorSummary } from '../../../src/plain/error-summary.tsx';
import { PlainQuestions } from '../../../src/plain/plain-questions.tsx';
import { readPage } from '../../../src/plain/read-page.ts';
import { PlainLanguage } from '../../../src/plain/plain-language.tsx';
import { listProblems } from '../../../src/react/form/filling/problem-list.ts';
import { createLanguageTools, directionOf } from '../../../src/react/ui/language/language.tsx';
import type { PlainPage } from '../../../src/fields/plain/plain-page.ts';

interface Drawing {
  readonly language?: Language;
  readonly problems?: readonly Problem[];
  readonly page?: PlainPage;
}

const questionsOf = ({ pages }: FormDefinition) => pages[0]?.questions ?? [];

/** The first page of a form in native controls, as the server writes it. */
export function drawPlain(form: LiveForm, { language = 'en', problems = [], page }: Drawing = {}): string {
  return renderToStaticMarkup(
    <PlainLanguage language={language}>
      <ErrorSummary
        problems={listProblems(
          form,
          problems,
          createLanguageTools(language, calendarFor(language), directionOf(language), (key) => key),
        )}
      />
      <PlainQuestions questions={questionsOf(form.definition)} scope={form} problems={problems} page={page} />
    </PlainLanguage>,
  );
}

export type SentFields = Readonly<Record<string, string | readonly string[]>>;

/** Fields as a browser sends them. */
export function fieldsOf(sent: SentFields): PlainFields {
  const all = (name: string): readonly string[] => {
    const found = Object.hasOwn(sent, name) ? sent[name] : undefined;
    return typeof found === 'string' ? [found] : (found ?? []);
  };
  return { all, get: (name) => all(name)[0] };
}

/** What follows when the first page is sent with these fields. */
export const sendPlain = (
  form: LiveForm,
  fields: PlainFields,
  language: Language = 'en',
  prefix?: string,
): readonly Problem[] =>
  readPage(fields, questionsOf(form.definition), form, {
    language,
    calendar: calendarFor(language),
    today: '2026-03-21',
    prefix,
  });
