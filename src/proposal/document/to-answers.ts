import type { CitationContext } from '../sources/citation-text.ts';
import { numberSources } from '../sources/number-sources.ts';
import type { ProposalTemplate, TemplateQuestion } from '../template/types.ts';
import type { Proposal } from '../types.ts';
import { labels } from './labels.ts';
import { answerBlocks, isShort, shortRuns } from './layout/answer-blocks.ts';
import { bibliography } from './layout/bibliography.ts';
import { localizedText } from './layout/localized-text.ts';
import { textBlocks } from './layout/text-blocks.ts';
import type { DocumentBlock } from './types.ts';

export interface AnsweredSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly AnsweredQuestion[];
}

export interface AnsweredQuestion {
  readonly id: string;
  readonly title: string;
  /** Empty where nothing was answered. */
  readonly blocks: readonly DocumentBlock[];
}

/** A proposal question by question, answered or not: for screens that speak of single questions, as comments do. */
export function toAnswers(
  proposal: Proposal,
  {
    template,
    language = proposal.language,
  }: { readonly template: ProposalTemplate; readonly language?: Proposal['language'] },
): readonly AnsweredSection[] {
  const { sources } = numberSources(proposal, template);
  const context: CitationContext = { sources, style: 'vancouver', language };
  return template.sections.map(({ id, title, questions }) => ({
    id,
    title: localizedText(title, language),
    questions: questions.map((question) => ({
      id: question.id,
      title: localizedText(question.title, language),
      blocks: blocksOf(question, proposal, context),
    })),
  }));
}

function blocksOf(question: TemplateQuestion, proposal: Proposal, context: CitationContext): readonly DocumentBlock[] {
  const value = proposal.values[question.id];
  const reason = proposal.reasons?.[question.id]?.trim();
  if (question.kind === 'sources' && Array.isArray(value) && value.length > 0) return [bibliography(context)];
  // A line in the other script reads in its own direction.
  if (question.kind === 'line' && typeof value === 'string')
    return textBlocks(value.replace(/\s*\n\s*/g, ' '), context);
  if (isShort(question) && typeof value === 'string' && value.trim())
    return [{ kind: 'paragraph', runs: shortRuns(question, value, context) }];
  const blocks = answerBlocks(question, value, context);
  if (blocks.length > 0 || !reason) return blocks;
  return textBlocks(labels.doesNotApply[context.language] + reason, context);
}
