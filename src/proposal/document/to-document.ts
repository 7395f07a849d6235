import type { CoreLanguage } from '../../engine/definition/types.ts';
import { yearSuffixes, type CitationContext } from '../sources/citation-text.ts';
import type { CitationStyle } from '../sources/format-source.ts';
import { numberSources } from '../sources/number-sources.ts';
import type { ProposalTemplate, TemplateQuestion, TemplateSection } from '../template/types.ts';
import type { Proposal } from '../types.ts';
import { labels } from './labels.ts';
import { answerBlocks, isShort, shortRuns } from './layout/answer-blocks.ts';
import { bibliography } from './layout/bibliography.ts';
import { localizedText } from './layout/localized-text.ts';
import { textBlocks } from './layout/text-blocks.ts';
import { textRuns } from './layout/text-runs.ts';
import { titlePage } from './layout/title-page.ts';
import type { DocumentBlock, Fact, ProposalDocument } from './types.ts';

export interface DocumentOptions {
  readonly template: ProposalTemplate;
  /** Of headings, labels, dates and numbers. Defaults to the language the proposal is written in. */
  readonly language?: CoreLanguage;
  /** Defaults to `vancouver`. */
  readonly style?: CitationStyle;
}

/** Lays a proposal out in the order of its template. Questions without an answer are left out. */
export function toDocument(
  proposal: Proposal,
  { template, language = proposal.language, style = 'vancouver' }: DocumentOptions,
): ProposalDocument {
  const { sources } = numberSources(proposal, template);
  const suffixes = style === 'apa' ? yearSuffixes(sources, language) : undefined;
  const context: CitationContext = { sources, style, language, suffixes };
  const front = titlePage(proposal, template, context);
  const sections = template.sections.flatMap((section) => sectionBlocks(section, proposal, context, front.used));
  return {
    language,
    direction: language === 'fa' ? 'rtl' : 'ltr',
    style,
    title: front.title,
    author: front.author,
    blocks: [front.block, ...sections, ...(sources.length ? [bibliography(context)] : [])],
  };
}

function sectionBlocks(
  section: TemplateSection,
  proposal: Proposal,
  context: CitationContext,
  used: ReadonlySet<string>,
): readonly DocumentBlock[] {
  const asked = section.questions.filter(({ id, kind }) => !used.has(id) && kind !== 'sources');
  // What is left of a section alone is better named by itself: sources stand at the end, titles on the first page.
  const only = asked.length === 1 && section.questions.length > 1 ? asked[0] : undefined;
  const title = localizedText((only ?? section).title, context.language);
  const blocks: DocumentBlock[] = [];
  for (const question of asked) {
    const fact = isShort(question) ? factOf(question, proposal, context) : undefined;
    if (fact) addFact(blocks, fact);
    else if (!isShort(question)) {
      const name = localizedText(question.title, context.language);
      const answer = longAnswer(question, proposal, context);
      if (answer.length)
        blocks.push(...(asked.length > 1 ? [{ kind: 'heading', level: 2, text: name } as const] : []), ...answer);
    }
  }
  return blocks.length ? [{ kind: 'heading', level: 1, text: title }, ...blocks] : [];
}

function factOf(question: TemplateQuestion, proposal: Proposal, context: CitationContext): Fact | undefined {
  const label = localizedText(question.title, context.language);
  const value = proposal.values[question.id];
  if (typeof value === 'string' && value.trim()) return { label, runs: shortRuns(question, value, context) };
  const reason = reasonOf(question, proposal, context);
  return reason ? { label, runs: textRuns(reason, context, context.language === 'fa' ? 'rtl' : 'ltr') } : undefined;
}

function addFact(blocks: DocumentBlock[], fact: Fact): void {
  const last = blocks.at(-1);
  if (last?.kind === 'facts') blocks[blocks.length - 1] = { ...last, facts: [...last.facts, fact] };
  else blocks.push({ kind: 'facts', facts: [fact] });
}

function longAnswer(
  question: TemplateQuestion,
  proposal: Proposal,
  context: CitationContext,
): readonly DocumentBlock[] {
  const answer = answerBlocks(question, proposal.values[question.id], context);
  return answer.length ? answer : textBlocks(reasonOf(question, proposal, context), context);
}

function reasonOf({ id }: TemplateQuestion, { reasons }: Proposal, { language }: CitationContext): string {
  const reason = reasons?.[id]?.trim();
  return reason ? labels.doesNotApply[language] + reason : '';
}
