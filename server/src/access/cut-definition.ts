import { conditionalOptions } from '../../../src/engine/options/conditional-options.ts';
import { formExpressions } from '../../../src/engine/dependencies/form-expressions.ts';
import type {
  Condition,
  FormDefinition,
  Page,
  Question,
  ReportBlock,
  Role,
} from '../../../src/engine/definition/types.ts';
import { reportExpressions } from '../../../src/engine/report/report-expressions.ts';
import { mergeText } from '../../../src/engine/report/merge-fields.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { fillsPage, seesQuestion } from '../../../src/engine/live-form/roles.ts';

/**
 * The form as far as a role may see it; owners and experts see all of it.
 *
 * Pages and questions that are not for the role are removed, and with them the conditions that hang on them. One
 * that a formula or condition still names stays as a bare name, hidden from everybody and never answered, so that the
 * form can be computed; the server recomputes with the whole form, and its values are the ones stored.
 */
export function cutDefinition(definition: FormDefinition, role: Role): FormDefinition {
  if (role === 'owner' || role === 'expert') return definition;
  const byRole = cuts.get(definition) ?? new Map<Role, FormDefinition>();
  cuts.set(definition, byRole);
  const cut = byRole.get(role) ?? cutFor(definition, role);
  byRole.set(role, cut);
  return cut;
}

const cuts = new WeakMap<FormDefinition, Map<Role, FormDefinition>>();

function cutFor(definition: FormDefinition, role: Role): FormDefinition {
  const pages = cutPages(definition.pages, role, new Set());
  const placed = walkQuestions({ pages });
  const questions = placed.map(({ question }) => question);
  const seen = new Set([...pages, ...questions].map((part) => part.id));
  const conditions = definition.conditions.filter((condition) => isConditionFor(condition, role, seen));
  const named = namesIn([
    ...formExpressions({ ...definition, pages, conditions }, placed, conditionalOptions).map(({ text }) => text),
    ...reportExpressions(role === 'public' ? {} : definition).map(({ text }) => text),
    ...questions.flatMap(({ relatedField }) => relatedField ?? []),
  ]);
  return {
    ...definition,
    ...cutReport(definition, role, questions),
    pages: cutPages(definition.pages, role, named),
    conditions,
  };
}

/** Whom a file is sent to is the clinic's affair, and what a rule tells those who read the file is theirs alone. */
function isConditionFor(condition: Condition, role: Role, seen: ReadonlySet<string>): boolean {
  switch (condition.kind) {
    case 'visibility':
    case 'error':
      return seen.has(condition.target);
    case 'gotopage':
      return seen.has(condition.from) && seen.has(condition.to);
    case 'sendfile':
      return role === 'secretary';
    case 'notify':
      return false;
    default:
      return condition satisfies never;
  }
}

/** Every word that may be a question's name; too many do no harm. */
export function namesIn(expressions: readonly string[]): ReadonlySet<string> {
  return new Set(expressions.flatMap((text) => text.match(/[\p{L}_][\p{L}\p{M}\p{N}_\u200c]*/gu) ?? []));
}

function cutPages(pages: readonly Page[], role: Role, named: ReadonlySet<string>): readonly Page[] {
  return pages.flatMap((page): readonly Page[] => {
    if (fillsPage(role, page)) return [{ ...page, questions: cutQuestions(page.questions, role, named) }];
    const questions = page.questions.flatMap((question) => stubOf(question, named));
    return questions.length === 0
      ? []
      : [{ id: page.id, text: '', pageType: page.pageType, roles: ['owner'], questions }];
  });
}

function cutQuestions(questions: readonly Question[], role: Role, named: ReadonlySet<string>): readonly Question[] {
  return questions.flatMap((question) => {
    if (!seesQuestion(role, question)) return stubOf(question, named);
    return question.questions === undefined
      ? [question]
      : [{ ...question, questions: cutQuestions(question.questions, role, named) }];
  });
}

/** The bare name where something named needs it, a container around it included; else nothing. */
function stubOf({ id, name, multimode, questions }: Question, named: ReadonlySet<string>): readonly Question[] {
  const inner = questions?.flatMap((question) => stubOf(question, named)) ?? [];
  const bare = { id, name, title: '', showforuser: false, showforsecretary: false };
  if (inner.length > 0) return [{ ...bare, type: 'container', multimode, questions: inner }];
  return named.has(name) ? [{ ...bare, type: 'text' }] : [];
}

/** The public prints no report, and does not download its blocks. */
function cutReport(
  { report }: FormDefinition,
  role: Role,
  questions: readonly Question[],
): Pick<FormDefinition, 'report'> {
  if (report?.questions === undefined && report?.blocks === undefined) return {};
  const seen = new Set(questions.map((question) => question.name));
  const { blocks, ...rest } = report;
  return {
    report: {
      ...rest,
      ...(rest.questions && { questions: rest.questions.filter((name) => seen.has(name)) }),
      ...(blocks && role !== 'public' && { blocks: blocks.flatMap((block) => cutBlock(block, seen)) }),
    },
  };
}

/** A block as far as it is made of questions that are seen. */
function cutBlock(block: ReportBlock, seen: ReadonlySet<string>): readonly ReportBlock[] {
  switch (block.kind) {
    case 'chart':
      return seen.has(block.question) ? [block] : [];
    case 'answers':
    case 'table':
      return [block.questions ? { ...block, questions: block.questions.filter((name) => seen.has(name)) } : block];
    case 'text': {
      const cut = (text: string): string =>
        mergeText(text, (name) => (name.includes('.') || seen.has(name) ? `{${name}}` : ''));
      const { text } = block;
      return [
        {
          ...block,
          text:
            typeof text === 'string'
              ? cut(text)
              : Object.fromEntries(Object.entries(text).map(([language, words]) => [language, cut(words)])),
        },
      ];
    }
    case 'letterhead':
    case 'patient':
    case 'scores':
    case 'signature':
    case 'pagebreak':
      return [block];
    default:
      return block satisfies never;
  }
}
