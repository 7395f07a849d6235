import type { ComponentType } from 'react';
import type { ProposalQuestionKind } from '../../../proposal/template/types.ts';
import { onDemand } from '../../kit/on-demand/on-demand.tsx';
import type { QuestionProps } from './question-props.ts';
import { TextQuestion } from './text-question.tsx';

/** Kinds that only the fuller templates have, fetched together. */
const rare = (kind: keyof typeof import('./rare-questions.tsx').rareQuestions): ComponentType<QuestionProps> =>
  onDemand(async () => (await import('./rare-questions.tsx')).rareQuestions[kind], { inLine: true });

const kinds: Readonly<Record<ProposalQuestionKind, ComponentType<QuestionProps>>> = {
  line: TextQuestion,
  paragraphs: TextQuestion,
  link: TextQuestion,
  sources: onDemand(async () => (await import('../sources/sources-question.tsx')).SourcesQuestion, { inLine: true }),
  choice: rare('choice'),
  list: rare('list'),
  date: rare('date'),
  table: rare('table'),
  outcomes: rare('outcomes'),
  variables: rare('variables'),
  sampleSize: rare('sampleSize'),
  timetable: rare('timetable'),
  budget: rare('budget'),
};

/** A question, drawn as its kind is. */
export function Question(props: QuestionProps) {
  const Kind = kinds[props.question.kind];
  return <Kind {...props} />;
}
