import type { CoreLanguage, Localized } from '../../engine/definition/types.ts';
import type { ProposalRole, ProposalTemplate, TemplateQuestion } from '../template/types.ts';
import type { ProposalValue } from '../types.ts';
import { isEqual } from './changes.ts';
import { isSame } from './check-answer.ts';
import { designValue } from './design-value.ts';
import { composedQuestion, textsOf } from './offers.ts';
import { methodParagraph } from './titles/method.ts';
import type { Change, Conversation } from './types.ts';

/** A change with what a person needs to decide on it. */
export interface ProposedChange extends Change {
  readonly title: Localized;
  /** Of a choice: what its values are called. */
  readonly options?: TemplateQuestion['options'];
  /** Something else stands there: it is only replaced when the person says so. */
  readonly replaces: boolean;
}

/** What the conversation would write where, in the order of the form; answers that stand there already are left out. */
export function proposeChanges(state: Conversation, template: ProposalTemplate): readonly ProposedChange[] {
  const texts = textsByRole(state, template);
  return template.sections
    .flatMap(({ questions }) => questions)
    .map((question) => proposeChange(state, question, texts))
    .filter((change) => change !== undefined);
}

function proposeChange(
  { proposal, now }: Conversation,
  question: TemplateQuestion,
  texts: RoleTexts,
): ProposedChange | undefined {
  if (question.role === undefined) return undefined;
  const before = proposal.values[question.id];
  const reasonBefore = proposal.reasons?.[question.id];
  const shared = { question: question.id, title: question.title, options: question.options, before };
  const none = question.role === 'comparison' ? now.parts.C?.none : undefined;
  if (none && question.mayNotApply) {
    if (reasonBefore === none) return undefined;
    return { ...shared, reason: { before: reasonBefore, after: none }, replaces: !isBlank(before) || !!reasonBefore };
  }
  const after = valueFor(question, texts[question.role]);
  if (after === undefined || isEqual(before, after)) return undefined;
  return { ...shared, after, replaces: !isBlank(before) };
}

const isBlank = (value: ProposalValue | undefined): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

type RoleTexts = Readonly<Partial<Record<ProposalRole, readonly string[] | OutcomeRow>>>;
interface OutcomeRow {
  readonly name: string;
  readonly measure: string;
  readonly time: string;
}

/** The answer in the kind that the question has, or undefined where what was said cannot be one. */
function valueFor(
  question: TemplateQuestion,
  said: readonly string[] | OutcomeRow | undefined,
): ProposalValue | undefined {
  if (said === undefined) return undefined;
  if (!isLines(said)) {
    if (question.kind === 'outcomes') return [{ rank: 'primary', ...said }];
    return valueFor(question, [[said.name, said.measure, said.time].filter(Boolean).join(' – ')]);
  }
  const lines = said.filter(Boolean);
  if (lines.length === 0) return undefined;
  switch (question.kind) {
    case 'line':
      return lines.join(' ');
    case 'paragraphs':
      return lines.join('\n');
    case 'list':
      return lines;
    case 'choice':
      return optionFor(question, lines.join(' '));
    default:
      return undefined;
  }
}

const isLines = (said: readonly string[] | OutcomeRow): said is readonly string[] => Array.isArray(said);

function optionFor({ options = [] }: TemplateQuestion, said: string): string | undefined {
  const texts = (text: Localized): readonly string[] =>
    typeof text === 'string' ? [text] : [text.en ?? '', text.fa ?? ''];
  const exact = options.find(({ value, text }) => [value, ...texts(text)].some((each) => isSame(each, said)));
  return (exact ?? options.find(({ value }) => value === designValue(said)))?.value;
}

function textsByRole(state: Conversation, template: ProposalTemplate): RoleTexts {
  const { now } = state;
  const composed = composedQuestion(now);
  const { P = '', I = '', C = '', O, measure = '', T = '', S = '', D = '' } = textsOf(now.parts);
  const roles = new Set(template.sections.flatMap(({ questions }) => questions.map(({ role }) => role)));
  const hasParts = roles.has('participants') || roles.has('outcomes');
  return {
    title: [now.title],
    ...titles(now.title, now.titleLanguage, now.otherTitle),
    question: [composed?.question ?? ''],
    generalObjective: [composed?.objective ?? ''],
    specificObjectives: composed?.specific ?? [],
    hypotheses: composed?.hypotheses ?? [],
    design: [D],
    participants: [P],
    intervention: [I],
    comparison: [C],
    ...(O && { outcomes: { name: O, measure, time: T } }),
    setting: [S],
    // A form with no places for the parts gets them as the beginning of its method.
    ...(!hasParts && { method: methodParagraph(now) }),
  };
}

function titles(title: string, language: CoreLanguage, other: string | undefined): RoleTexts {
  return language === 'fa'
    ? { titlePersian: [title], ...(other && { titleEnglish: [other] }) }
    : { titleEnglish: [title], ...(other && { titlePersian: [other] }) };
}
