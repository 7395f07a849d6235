import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { ProposalTemplate } from '../template/types.ts';
import type { Finding, Proposal } from '../types.ts';
import { writeMessage } from './message.ts';
import { isAnswerRule, type FindingPlace, type MessageParams, type Rule } from './rule.ts';
import { rules } from './rules.ts';
import type { StudyAnswer } from './study/answer.ts';
import type { CheckMemory } from './study/memory.ts';
import { readStudy, type Study } from './study/study.ts';

/** What one rule says of one place; more of the same would only hide the rest. */
const mostOfARule = 20;

export interface StudyCheckOptions {
  /** Of the messages. Defaults to the language the proposal is written in. */
  readonly language?: CoreLanguage;
  /** Of a screen that checks again at each keystroke (`createMemory`). Defaults to a new one. */
  readonly memory?: CheckMemory;
}

/**
 * `checkProposal` for a template that has been read (`readTemplate`). Screens check so: each of their templates was read when
 * it came, and they need not download what tells its author of mistakes.
 */
export function checkStudy(
  proposal: Proposal,
  template: ProposalTemplate,
  { language, memory }: StudyCheckOptions = {},
): readonly Finding[] {
  const study = readStudy(proposal, template, memory);
  const found: Placed[] = [];
  const places = new Map(study.answers.map(({ path }, index) => [path, index]));
  const inLanguage = language ?? study.language;
  rules.forEach((rule, order) => {
    let count = 0;
    ask(rule, study, (place, params = {}) => {
      count += 1;
      if (count > mostOfARule) return;
      const message = writeMessage(rule.message, params, inLanguage);
      const at = places.get(/^[^[.]*/.exec(place.path)![0]) ?? -1;
      found.push({ at, order, finding: { code: rule.code, level: rule.level, ...place, message } });
    });
  });
  return found.sort(byPlace).map(({ finding }) => finding);
}

interface Placed {
  /** Index of the question, -1 for the whole. */
  readonly at: number;
  readonly order: number;
  readonly finding: Finding;
}

const byPlace = (one: Placed, other: Placed): number =>
  one.at - other.at || (one.finding.start ?? -1) - (other.finding.start ?? -1) || one.order - other.order;

function ask(rule: Rule, study: Study, report: (place: FindingPlace, params?: MessageParams) => void): void {
  if (!isAnswerRule(rule)) return rule.inStudy(study, report);
  for (const answer of study.answers) if (isAsked(rule.code, rule.roles, answer)) rule.inAnswer(answer, report, study);
}

const isAsked = (code: string, roles: readonly string[] | 'every', { question }: StudyAnswer): boolean =>
  roles === 'every' ||
  (question.role !== undefined && roles.includes(question.role)) ||
  question.checks?.includes(code) === true;
