import type { CallData } from '../../api/contract/contract.ts';
import type { Entry } from '../../api/contract/shapes.ts';
import type { Answers, Attachment, FormDefinition, Question } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import { fieldModels } from '../../fields/models/models.ts';
import { localDay } from '../../react/ui/language/moment.ts';
import type { LanguageTools } from '../../react/ui/language/language.tsx';

export type ReportData = CallData<'/report/getreport'>;
export type ReportWords = LanguageTools;

/** What a report is made of, in one language. */
export interface Printing {
  readonly data: ReportData;
  readonly definition: FormDefinition;
  readonly form: LiveForm;
  readonly answers: Answers;
  readonly words: ReportWords;
  /** The file's entries up to the one that is printed, oldest first. */
  readonly entries: readonly Entry[];
}

/** One question as printed. A blank `answer` was not given; `table` holds the rows of a repeating container, `pictures` what is printed as it looks. */
export interface ReportLine {
  readonly title: string;
  readonly answer: string;
  readonly table?: ReportTable;
  readonly heading?: boolean;
  readonly pictures?: readonly Attachment[];
}

export interface ReportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** For each row its course, where it has one; drawn in a column of its own. */
  readonly courses?: readonly (readonly { readonly at: string; readonly value: number }[] | undefined)[];
}

/** The day that the report is about, `YYYY-MM-DD`: that of the response, or today. */
export const reportDay = ({ entry }: ReportData): string => localDay(entry?.createdAt ?? new Date().toISOString());

/** Questions of the form and of its containers that do not repeat. */
export const flat = ({ pages }: FormDefinition): readonly Question[] => pages.flatMap((page) => within(page.questions));
const within = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) =>
    question.questions && !question.multimode ? [question, ...within(question.questions)] : [question],
  );

export const isResult = (question: Question): boolean => fieldModels[question.type].kind === 'calculated';
