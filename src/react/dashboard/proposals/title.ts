import { loadTemplate } from '../../../proposal/template/load-template.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Proposal } from '../../../proposal/types.ts';

/** Ids of the questions that a title can stand in, the proposal's own language first. */
export function titleQuestions(
  { language }: Pick<Proposal, 'language'>,
  template?: ProposalTemplate,
): readonly string[] {
  const roles = language === 'fa' ? ['titlePersian', 'titleEnglish'] : ['titleEnglish', 'titlePersian'];
  const questions = (template?.sections ?? []).flatMap((section) => section.questions);
  return ['title', ...roles].map((role) => questions.find((question) => question.role === role)?.id ?? role);
}

/** The title as far as it is written, in one line; blank where there is none. */
export function titleOf(proposal: Proposal, template?: ProposalTemplate): string {
  const titles = titleQuestions(proposal, template).map((id) => proposal.values[id]);
  const found = titles.find((title) => typeof title === 'string' && title.trim() !== '');
  return typeof found === 'string' ? found.trim().replace(/\s+/g, ' ') : '';
}

/** The template a proposal is written in; undefined where neither it nor Porsa has it. */
export async function templateOf(
  { template }: Pick<Proposal, 'template'>,
  own?: ProposalTemplate,
): Promise<ProposalTemplate | undefined> {
  return own ?? (await loadTemplate(template).catch(() => undefined));
}
