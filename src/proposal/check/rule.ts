import type { Localized } from '../../engine/definition/types.ts';
import type { ProposalRole } from '../template/types.ts';
import type { Finding } from '../types.ts';
import type { StudyAnswer } from './study/answer.ts';
import type { Study } from './study/study.ts';

/** Values for the `{name}`s of a message. Numbers are written in its language's digits. */
export type MessageParams = Readonly<Record<string, string | number | Localized>>;

/** What a finding is about; its start and end where it is one place of a text. */
export interface FindingPlace {
  readonly path: string;
  readonly start?: number;
  readonly end?: number;
}

export type Report = (place: FindingPlace, params?: MessageParams) => void;

interface RuleText {
  /** Stable; hosts and templates name the rule by it. */
  readonly code: string;
  readonly level: Finding['level'];
  /** Says what is the matter and what to do. `{name}` stands for a parameter. */
  readonly message: { readonly en: string; readonly fa: string };
}

/** A rule about one answer alone: asked of the questions with these roles, and of those whose `checks` name it. */
export interface AnswerRule extends RuleText {
  readonly roles: readonly ProposalRole[] | 'every';
  readonly inAnswer: (answer: StudyAnswer, report: Report, study: Study) => void;
}

/** A rule that compares answers. */
export interface StudyRule extends RuleText {
  readonly inStudy: (study: Study, report: Report) => void;
}

export type Rule = AnswerRule | StudyRule;

export const isAnswerRule = (rule: Rule): rule is AnswerRule => 'inAnswer' in rule;
