import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { loadTemplate, templateTitles } from '../../../proposal/template/load-template.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Finding } from '../../../proposal/types.ts';

/** The templates that a proposal can be written in, and what is wrong with those of the host. */
export interface Templates {
  readonly own: readonly ProposalTemplate[];
  readonly problems: readonly Finding[];
  find(id: string): Promise<ProposalTemplate | undefined>;
}

/** Templates that come with the host's page, as objects or JSON text, before those that are there. */
export async function readTemplates(given: unknown, language: CoreLanguage): Promise<Templates> {
  const isGiven = given !== undefined && given !== null && given !== '';
  const { own, problems } = isGiven ? await readOwn(given, language) : { own: [], problems: [] };
  return {
    own,
    problems,
    find: async (id) => own.find((template) => template.id === id) ?? loadTemplate(id),
  };
}

async function readOwn(given: unknown, language: CoreLanguage): Promise<Pick<Templates, 'own' | 'problems'>> {
  const { readTemplate } = await import('../../../proposal/template/read-template.ts');
  const read = fromJson(given);
  const all: readonly unknown[] = Array.isArray(read) ? read : [read];
  const results = all.map((each) => readTemplate(each, { language }));
  return {
    own: results.flatMap((result) => ('template' in result ? [result.template] : [])),
    problems: results.flatMap((result) => ('problems' in result ? result.problems : [])),
  };
}

/** What JSON text holds; text that is none stays text, and its reader says where it ends being one. */
function fromJson(given: unknown): unknown {
  try {
    return typeof given === 'string' ? (JSON.parse(given) as unknown) : given;
  } catch {
    return given;
  }
}

/** Titles of all that can be chosen, the host's first. */
export const titlesOf = ({ own }: Templates): readonly Pick<ProposalTemplate, 'id' | 'title' | 'description'>[] => [
  ...own,
  ...templateTitles.filter(({ id }) => own.every((template) => template.id !== id)),
];
