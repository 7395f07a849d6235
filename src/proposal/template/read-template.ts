import { findJsonFault } from '../../engine/json/find-json-fault.ts';
import { measureJson } from '../../engine/json/measure-json.ts';
import { limits } from '../../engine/definition/limits.ts';
import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { Finding } from '../types.ts';
import { readId, readList, readLocalized, readMembers } from './reading/members.ts';
import { collectProblems, type ReportProblem, type TemplateProblem } from './reading/problems.ts';
import { readQuestion, type SeenNames } from './reading/read-question.ts';
import type { ProposalTemplate, TemplateSection } from './types.ts';

export type TemplateReading = { readonly template: ProposalTemplate } | { readonly problems: readonly Finding[] };

const most = { sections: 50, questions: 200, bytes: limits.definitionBytes };
const slug = /^[a-z][a-z0-9-]{0,59}$/u;

/** How the engine names what is wrong with data of any kind. */
const unfit: Readonly<Record<string, TemplateProblem>> = {
  formtoolarge: 'template-too-large',
  formtoodeep: 'template-too-deep',
};

/**
 * The template that a value or a JSON text describes (`docs/proposals.md`), or everything that is wrong with it, and where.
 *
 * Takes any value and never throws. The template is a new object with known members alone; texts may be in one language.
 */
export function readTemplate(given: unknown, { language = 'en' }: { language?: CoreLanguage } = {}): TemplateReading {
  const { report, problems } = collectProblems(language);
  const value = typeof given === 'string' ? parse(given, report) : given;
  if (problems.length > 0) return { problems };
  const fault = measureJson(value);
  if (fault) {
    report('', unfit[fault.rule] ?? 'template-not-data', { max: most.bytes / 1024 / 1024 });
    return { problems };
  }
  const template = readWhole(value, report);
  return template && problems.length === 0 ? { template } : { problems };
}

function parse(text: string, report: ReportProblem): unknown {
  if (text.length > most.bytes) {
    report('', 'template-too-large', { max: most.bytes / 1024 / 1024 });
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    report('', 'template-not-json', { ...(findJsonFault(text) ?? { line: 1, column: 1 }) });
    return undefined;
  }
}

function readWhole(value: unknown, report: ReportProblem): ProposalTemplate | undefined {
  const given = readMembers(value, '', ['id', 'title', 'description', 'sections'], report);
  if (!given) return undefined;
  const description = readLocalized(given['description'], 'description', report);
  const seen = { sections: new Set<string>(), questions: { ids: new Set<string>(), roles: new Set<string>() } };
  return {
    id: readId(given['id'], 'id', slug, new Set(), report),
    title: readLocalized(given['title'], 'title', report, true) ?? '',
    ...(description !== undefined && { description }),
    sections: readList(given['sections'], 'sections', most.sections, report).flatMap(
      (section, index) => readSection(section, `sections[${index}]`, seen, report) ?? [],
    ),
  };
}

function readSection(
  value: unknown,
  path: string,
  seen: { readonly sections: Set<string>; readonly questions: SeenNames },
  report: ReportProblem,
): TemplateSection | undefined {
  const given = readMembers(value, path, ['id', 'title', 'guidance', 'questions'], report);
  if (!given) return undefined;
  const guidance = readLocalized(given['guidance'], `${path}.guidance`, report);
  return {
    id: readId(given['id'], `${path}.id`, slug, seen.sections, report),
    title: readLocalized(given['title'], `${path}.title`, report, true) ?? '',
    ...(guidance !== undefined && { guidance }),
    questions: readList(given['questions'], `${path}.questions`, most.questions, report).flatMap(
      (question, index) => readQuestion(question, `${path}.questions[${index}]`, seen.questions, report) ?? [],
    ),
  };
}
