import type { Problem } from '../engine/definition/problem.ts';
import type { Question } from '../engine/definition/types.ts';
import type { FormScope } from '../engine/live-form/types.ts';
import { PlainPageProvider, type PlainPage } from '../fields/plain/plain-page.ts';
import { FillerToolsProvider, type QuestionListProps } from '../react/ui/field/filler-tools.ts';
import { PlainFrame } from './plain-frame.tsx';
import { ShownProblemsProvider } from './shown-problems.ts';

export interface PlainQuestionsProps {
  readonly questions: readonly Question[];
  readonly scope: FormScope;
  /** Those shown beside their questions; those of other pages are passed over. */
  readonly problems: readonly Problem[];
  readonly page?: PlainPage;
}

/** Nobody hears of a change in a page that is sent whole. */
const tools = { QuestionList: PlainList, announce: () => undefined };
const alone: PlainPage = {};

/** Questions for a `<form method="post" enctype="multipart/form-data" novalidate>`; a `PlainLanguage` is around it. */
export function PlainQuestions({ questions, scope, problems, page = alone }: PlainQuestionsProps) {
  const shown = new Map(problems.map(({ name, message }) => [name, message]));
  return (
    <FillerToolsProvider value={tools}>
      <PlainPageProvider value={page}>
        <ShownProblemsProvider value={shown}>
          <PlainList questions={questions} scope={scope} />
        </ShownProblemsProvider>
      </PlainPageProvider>
    </FillerToolsProvider>
  );
}

/** One below the other: a page that must work everywhere has one column. */
function PlainList({ questions, scope }: QuestionListProps) {
  return (
    <div className="plain-questions">
      {questions.map((question) => (
        <PlainFrame key={question.id} question={question} scope={scope} />
      ))}
    </div>
  );
}
