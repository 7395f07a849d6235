import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { ProposalRole, ProposalTemplate } from '../../template/types.ts';
import type { StudyDesign } from '../../template/study-designs.ts';
import type { PicoResult } from '../../pico/types.ts';
import { designOf } from '../design/study-design.ts';
import type { Terms } from '../words/terms.ts';
import { createMemory } from './memory.ts';
import { readAnswer, type StudyAnswer } from './answer.ts';
import { member, textOf } from './read-values.ts';

/** A proposal beside its template, as rules read it. */
export interface Study {
  /** Which the proposal is written in. */
  readonly language: CoreLanguage;
  readonly template: ProposalTemplate;
  /** In the order of the template. */
  readonly answers: readonly StudyAnswer[];
  /** The question with this role, whether it was answered or not; undefined where the template has none. */
  readonly of: (role: ProposalRole) => StudyAnswer | undefined;
  /** The text of its answer; empty where there is none. */
  readonly text: (role: ProposalRole) => string;
  /** The title in the language of the proposal. */
  readonly title: StudyAnswer | undefined;
  /** What the PICO check finds in a text. */
  readonly pico: (text: string) => PicoResult;
  /** What a text is about, to compare it with others. */
  readonly terms: (text: string) => Terms;
  /** Whether the text, in any spelling, has what the cue stands for. */
  readonly has: (text: string, cue: RegExp) => boolean;
  readonly design: StudyDesign | undefined;
}

/** Reads any value as a proposal; what is missing or of another shape is blank. */
export function readStudy(proposal: unknown, template: ProposalTemplate, memory = createMemory()): Study {
  const values = member(proposal, 'values');
  const reasons = member(proposal, 'reasons');
  const answers = template.sections.flatMap(({ questions }) =>
    questions.map((question) => {
      const reason = member(reasons, question.id);
      return readAnswer(question, member(values, question.id), typeof reason === 'string' ? reason : undefined);
    }),
  );
  const byRole = new Map<ProposalRole, StudyAnswer>();
  for (const answer of answers) {
    const { role } = answer.question;
    if (role && !byRole.has(role)) byRole.set(role, answer);
  }
  const language = textOf(member(proposal, 'language')) === 'fa' ? 'fa' : 'en';
  const inLanguage = byRole.get(language === 'fa' ? 'titlePersian' : 'titleEnglish');
  const text = (role: ProposalRole) => byRole.get(role)?.text ?? '';
  const title = byRole.get('title') ?? inLanguage;
  return {
    language,
    template,
    answers,
    of: (role) => byRole.get(role),
    text,
    title,
    pico: memory.pico,
    terms: memory.terms,
    has: (text, cue) => cue.test(memory.fold(text)),
    design: designOf({ of: (role) => byRole.get(role), text, title }),
  };
}
