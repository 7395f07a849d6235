import type { ComponentType } from 'react';
import type { ProposalQuestionKind } from '../../../proposal/template/types.ts';
import { BudgetQuestion } from './budget-question.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { outcomeColumns, variableColumns } from '../rows/columns.ts';
import { DateQuestion } from './date-question.tsx';
import { ListQuestion } from './list-question.tsx';
import type { QuestionProps } from './question-props.ts';
import { RowsQuestion } from './rows-question.tsx';
import { SampleSizeQuestion } from './sample-size-question.tsx';
import { TimetableQuestion } from './timetable-question.tsx';

const OutcomesQuestion = ({ question }: QuestionProps) => <RowsQuestion question={question} columns={outcomeColumns} />;
const VariablesQuestion = ({ question }: QuestionProps) => (
  <RowsQuestion question={question} columns={variableColumns} />
);
const TableQuestion = ({ question }: QuestionProps) => (
  <RowsQuestion question={question} columns={question.columns ?? []} />
);

export const rareQuestions = {
  choice: ChoiceQuestion,
  list: ListQuestion,
  date: DateQuestion,
  table: TableQuestion,
  outcomes: OutcomesQuestion,
  variables: VariablesQuestion,
  sampleSize: SampleSizeQuestion,
  timetable: TimetableQuestion,
  budget: BudgetQuestion,
} satisfies Partial<Record<ProposalQuestionKind, ComponentType<QuestionProps>>>;
