import type { TemplateQuestion } from '../../../proposal/template/types.ts';

const roles: readonly unknown[] = ['title', 'titleEnglish', 'titlePersian', 'question', 'generalObjective'];

/** A line or paragraphs in which population, intervention, comparison and outcome should be found. */
export const hasPico = ({ kind, role }: TemplateQuestion): boolean =>
  (kind === 'line' || kind === 'paragraphs') && roles.includes(role);
