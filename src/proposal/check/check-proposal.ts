import type { CoreLanguage } from '../../engine/definition/types.ts';
import { readTemplate, type TemplateReading } from '../template/read-template.ts';
import type { ProposalTemplate } from '../template/types.ts';
import type { Finding, Proposal } from '../types.ts';
import { checkStudy, type StudyCheckOptions } from './check-study.ts';

export interface CheckOptions extends StudyCheckOptions {
  /** The proposal's own, which its `template` names. */
  readonly template?: ProposalTemplate;
}

/**
 * What a council would send a proposal back for, and what is worth another look; in the order of the template.
 *
 * Takes any value and never throws; what cannot be read is a finding. Never a grade.
 */
export function checkProposal(
  proposal: Proposal,
  { template, language, memory }: CheckOptions = {},
): readonly Finding[] {
  if (!template) return [unknownTemplate(language ?? 'en')];
  const reading = readOnce(template, language ?? 'en');
  if ('problems' in reading) return reading.problems.map((one) => ({ ...one, path: join('template', one.path) }));
  return checkStudy(proposal, reading.template, { language, memory });
}

const join = (one: string, other: string): string => (other ? `${one}.${other}` : one);

const readings = new WeakMap<object, TemplateReading>();

/** Templates come from anywhere, too; each is read through once. */
function readOnce(template: ProposalTemplate, language: CoreLanguage): TemplateReading {
  const known = typeof template === 'object' ? readings.get(template) : undefined;
  if (known && 'template' in known) return known;
  const reading = readTemplate(template, { language });
  if (typeof template === 'object') readings.set(template, reading);
  return reading;
}

const unknownTemplate = (language: CoreLanguage): Finding => ({
  code: 'template-unknown',
  level: 'error',
  path: '',
  message:
    language === 'fa'
      ? 'قالب این پروپوزال شناخته نشد؛ بدون آن نمی‌توان پروپوزال را بررسی کرد. یک قالب انتخاب کنید.'
      : 'The template of this proposal is not known, so it cannot be checked. Choose a template.',
});
