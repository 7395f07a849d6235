import type { CitationContext } from '../../sources/citation-text.ts';
import type { Direction } from '../../sources/runs.ts';
import type { ProposalRole, ProposalTemplate, TemplateQuestion, TemplateSection } from '../../template/types.ts';
import type { Proposal } from '../../types.ts';
import { labels } from '../labels.ts';
import type { TitlePageBlock } from '../types.ts';
import { isShort, shortRuns } from './answer-blocks.ts';
import { localizedText } from './localized-text.ts';
import { directionOf, textRuns } from './text-runs.ts';

export interface TitlePage {
  readonly block: TitlePageBlock;
  readonly title: string;
  readonly author: string;
  /** Ids of the questions it answers, which need no place further on. */
  readonly used: ReadonlySet<string>;
}

/** The first page: titles, and the short answers of the section that names the researcher. */
export function titlePage(proposal: Proposal, template: ProposalTemplate, context: CitationContext): TitlePage {
  const questions = template.sections.flatMap((section) => section.questions);
  const answer = ({ id }: TemplateQuestion): string => textOf(proposal.values[id]);
  const titles = titleQuestions(questions, context).filter(answer);
  const people = facts(template).filter((question) => answer(question) && !titles.includes(question));
  const [first, second] = titles.map(answer);
  const author = questions.find(({ role }) => role === 'author');
  const base: Direction = context.language === 'fa' ? 'rtl' : 'ltr';
  const title = first ?? labels.untitled[context.language];
  const subtitleDirection = second ? directionOf(second, base) : base;
  return {
    title,
    author: author ? answer(author) : '',
    used: new Set([...titles.slice(0, 2), ...people].map(({ id }) => id)),
    block: {
      kind: 'titlePage',
      format: localizedText(template.title, context.language),
      title: textRuns(title, context, base),
      ...(second && { subtitle: textRuns(second, context, subtitleDirection), subtitleDirection }),
      facts: people.map((question) => ({
        label: localizedText(question.title, context.language),
        runs: shortRuns(question, answer(question), context),
      })),
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().replace(/\s*\n\s*/g, ' ') : '');

/** The title in the document's language first. */
function titleQuestions(questions: readonly TemplateQuestion[], { language }: CitationContext): TemplateQuestion[] {
  const roles: readonly ProposalRole[] =
    language === 'fa' ? ['titlePersian', 'title', 'titleEnglish'] : ['titleEnglish', 'title', 'titlePersian'];
  return roles.flatMap((role) => questions.filter((question) => question.role === role));
}

function facts({ sections }: ProposalTemplate): readonly TemplateQuestion[] {
  const holdsAuthor = ({ questions }: TemplateSection): boolean => questions.some(({ role }) => role === 'author');
  return sections.find(holdsAuthor)?.questions.filter(isShort) ?? [];
}
