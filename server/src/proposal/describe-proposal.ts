import type { Proposal } from '../../../src/proposal/types.ts';
import { templates } from '../../../src/proposal/template/templates.ts';
import type { ProposalRole, ProposalTemplate } from '../../../src/proposal/template/types.ts';
import { searchText } from '../db/fold.ts';
import { straight } from '../http/request/clean-text.ts';

const titleCharacters = 300;

/** What a list shows of a proposal, and is searched by. Of an unknown template the answers with the usual ids are taken. */
export function describeProposal(
  proposal: Proposal,
  ownTemplate?: ProposalTemplate,
): { readonly title: string; readonly search: string } {
  const template = ownTemplate ?? templates.find(({ id }) => id === proposal.template);
  const answer = (role: ProposalRole, usual: string): string => {
    const questions = (template?.sections ?? []).flatMap((section) => section.questions);
    const value = proposal.values[questions.find((question) => question.role === role)?.id ?? usual];
    return typeof value === 'string' ? inOneLine(value) : '';
  };
  const titles = [
    answer('title', 'title'),
    ...(['fa', 'en'] as const)
      .toSorted((one) => (one === proposal.language ? -1 : 1))
      .map((language) =>
        language === 'fa' ? answer('titlePersian', 'titlePersian') : answer('titleEnglish', 'titleEnglish'),
      ),
  ];
  return {
    title: titles.find((title) => title !== '') ?? '',
    search: searchText(...titles, answer('author', 'fullname'), answer('supervisor', 'supervisor')),
  };
}

function inOneLine(text: string): string {
  const line = straight(text.slice(0, 4 * titleCharacters))
    .replace(/[\p{Cc}\s\u2028\u2029]+/gu, ' ')
    .trim();
  return [...line].slice(0, titleCharacters).join('');
}
