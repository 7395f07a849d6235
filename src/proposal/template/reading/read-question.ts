import { isAnswerRule } from '../../check/rule.ts';
import { rules } from '../../check/rules.ts';
import { questionKinds, rolesWithKind, proposalRoles } from '../kinds.ts';
import type { ProposalRole, TemplateQuestion } from '../types.ts';
import { readBoolean, readId, readList, readLocalized, readMembers, readOneOf } from './members.ts';
import type { ReportProblem } from './problems.ts';

const members = [
  'id',
  'kind',
  'title',
  'guidance',
  'example',
  'required',
  'mayNotApply',
  'words',
  'role',
  'options',
  'columns',
  'checks',
];

/** As names of questions in forms, so that a form can take the answers: letters of any script, digits and `_`. */
const questionId = /^(?!(?:true|false|patient)$)\p{L}[\p{L}\p{N}_]{0,59}$/iu;
const columnId = questionId;
const most = { options: 200, columns: 20, checks: 50 };

export interface SeenNames {
  readonly ids: Set<string>;
  readonly roles: Set<string>;
}

/** The question as it is used; members that are not known are gone. */
export function readQuestion(
  value: unknown,
  path: string,
  seen: SeenNames,
  report: ReportProblem,
): TemplateQuestion | undefined {
  const given = readMembers(value, path, members, report);
  if (!given) return undefined;
  const kind = readOneOf(given['kind'], `${path}.kind`, questionKinds, report) ?? 'paragraphs';
  const question = {
    id: readId(given['id'], `${path}.id`, questionId, seen.ids, report),
    kind,
    title: readLocalized(given['title'], `${path}.title`, report, true) ?? '',
    guidance: readLocalized(given['guidance'], `${path}.guidance`, report),
    example: readLocalized(given['example'], `${path}.example`, report),
    required: readBoolean(given['required'], `${path}.required`, report),
    mayNotApply: readBoolean(given['mayNotApply'], `${path}.mayNotApply`, report),
    words: readWords(given['words'], `${path}.words`, report),
    role: readRole(given['role'], kind, `${path}.role`, seen.roles, report),
    options: readOptions(given['options'], kind, `${path}.options`, report),
    columns: readColumns(given['columns'], kind, `${path}.columns`, report),
    checks: readChecks(given['checks'], `${path}.checks`, report),
  };
  return Object.fromEntries(
    Object.entries(question).filter(([, one]) => one !== undefined),
  ) as unknown as TemplateQuestion;
}

function readWords(value: unknown, path: string, report: ReportProblem): TemplateQuestion['words'] {
  if (value === undefined) return undefined;
  const given = readMembers(value, path, ['least', 'most'], report);
  const isCount = (one: unknown) => one === undefined || (Number.isInteger(one) && (one as number) >= 0);
  const { least, most } = (given ?? {}) as { least?: number; most?: number };
  if (!isCount(least) || !isCount(most) || (least ?? 0) > (most ?? Infinity)) {
    report(path, 'words-invalid');
    return undefined;
  }
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

function readRole(
  value: unknown,
  kind: TemplateQuestion['kind'],
  path: string,
  seen: Set<string>,
  report: ReportProblem,
): ProposalRole | undefined {
  if (value === undefined) return undefined;
  const role = readOneOf(value, path, proposalRoles, report);
  if (role === undefined) return undefined;
  if (seen.has(role)) report(path, 'role-double', { role });
  seen.add(role);
  const needed = rolesWithKind[role];
  if (needed && needed !== kind) report(path, 'role-kind', { role, kind: needed });
  return role;
}

function readOptions(
  value: unknown,
  kind: TemplateQuestion['kind'],
  path: string,
  report: ReportProblem,
): TemplateQuestion['options'] {
  if (kind !== 'choice') {
    if (value !== undefined) report(path, 'member-misplaced', { name: 'options', kind: 'choice' });
    return undefined;
  }
  const seen = new Set<string>();
  return readList(value, path, most.options, report).flatMap((one, index) => {
    const at = `${path}[${index}]`;
    const given = readMembers(one, at, ['value', 'text'], report);
    if (!given) return [];
    const id = readId(given['value'], `${at}.value`, /^\S[^\n]{0,59}$/u, seen, report);
    return [{ value: id, text: readLocalized(given['text'], `${at}.text`, report, true) ?? '' }];
  });
}

function readColumns(
  value: unknown,
  kind: TemplateQuestion['kind'],
  path: string,
  report: ReportProblem,
): TemplateQuestion['columns'] {
  if (kind !== 'table') {
    if (value !== undefined) report(path, 'member-misplaced', { name: 'columns', kind: 'table' });
    return undefined;
  }
  const seen = new Set<string>();
  return readList(value, path, most.columns, report).flatMap((one, index) => {
    const at = `${path}[${index}]`;
    const given = readMembers(one, at, ['id', 'title'], report);
    if (!given) return [];
    const id = readId(given['id'], `${at}.id`, columnId, seen, report);
    return [{ id, title: readLocalized(given['title'], `${at}.title`, report, true) ?? '' }];
  });
}

const checkCodes: readonly string[] = rules.filter(isAnswerRule).map(({ code }) => code);

function readChecks(value: unknown, path: string, report: ReportProblem): readonly string[] | undefined {
  if (value === undefined) return undefined;
  return readList(value, path, most.checks, report).flatMap(
    (one, index) => readOneOf(one, `${path}[${index}]`, checkCodes, report) ?? [],
  );
}
