import type { Localized } from '../../engine/definition/types.ts';

/** The format of a proposal, as data: sections with questions. A research centre adds its own as JSON of this shape. */
export interface ProposalTemplate {
  /** Stored with each proposal: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly title: Localized;
  /** Whose format it is, and when to take it. */
  readonly description?: Localized;
  readonly sections: readonly TemplateSection[];
}

export interface TemplateSection {
  readonly id: string;
  readonly title: Localized;
  readonly guidance?: Localized;
  readonly questions: readonly TemplateQuestion[];
}

/**
 * How a question is answered, and with what a value.
 *
 * line, paragraphs: text; link: an address; choice: the option's value; list: texts, one an aim or hypothesis;
 * date: `YYYY-MM-DD`, Gregorian; sources: `Source[]`; table: rows of texts by column;
 * outcomes, variables, timetable, budget: rows with the columns of `QuestionValues`; sampleSize: `SampleSize`.
 */
export type ProposalQuestionKind =
  | 'line'
  | 'paragraphs'
  | 'link'
  | 'choice'
  | 'list'
  | 'date'
  | 'sources'
  | 'table'
  | 'outcomes'
  | 'variables'
  | 'sampleSize'
  | 'timetable'
  | 'budget';

/** What a question means to the checks; those that compare several questions find them by it. */
export type ProposalRole =
  | 'author'
  | 'supervisor'
  | 'title'
  | 'titleEnglish'
  | 'titlePersian'
  | 'question'
  | 'background'
  | 'comparatorChoice'
  | 'generalObjective'
  | 'specificObjectives'
  | 'appliedObjectives'
  | 'hypotheses'
  | 'design'
  | 'method'
  | 'participants'
  | 'inclusion'
  | 'exclusion'
  | 'intervention'
  | 'comparison'
  | 'outcomes'
  | 'harms'
  | 'setting'
  | 'variables'
  | 'sampleSize'
  | 'randomisation'
  | 'analysis'
  | 'ethics'
  | 'registration'
  | 'starts'
  | 'ends'
  | 'timetable'
  | 'budget'
  | 'budgetTotal'
  | 'sources';

export interface TemplateQuestion {
  /** Unique in the template; the name of its answer. */
  readonly id: string;
  readonly kind: ProposalQuestionKind;
  readonly title: Localized;
  /** What a council expects here. */
  readonly guidance?: Localized;
  readonly example?: Localized;
  readonly required?: boolean;
  /** "Not applicable" is an answer, with a reason. */
  readonly mayNotApply?: boolean;
  /** How long the answer should be; a finding, never a limit while typing. */
  readonly words?: { readonly least?: number; readonly most?: number };
  readonly role?: ProposalRole;
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly text: Localized }[];
  /** Of a table. */
  readonly columns?: readonly { readonly id: string; readonly title: Localized }[];
  /** Codes of rules (`porsa/proposal`: `rules`) that are asked of this answer, besides those of its role. */
  readonly checks?: readonly string[];
}
