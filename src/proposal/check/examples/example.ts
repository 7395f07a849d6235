import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { TemplateQuestion } from '../../template/types.ts';
import type { ProposalValue } from '../../types.ts';

/** A piece of a proposal: answers by role, in a template that has every role (`example-template.ts`). */
export interface ProposalFragment {
  readonly values: Readonly<Record<string, ProposalValue>>;
  /** Defaults to English. */
  readonly language?: CoreLanguage;
  readonly reasons?: Readonly<Record<string, string>>;
  /** What its questions have besides, by id: a range of words, options. */
  readonly questions?: Readonly<Record<string, Partial<TemplateQuestion>>>;
}

/** What a rule finds something in, and what it leaves alone. */
export interface RuleExample {
  readonly finds: readonly ProposalFragment[];
  readonly passes: readonly ProposalFragment[];
}

export type RuleExamples = Readonly<Record<string, RuleExample>>;
