import type { FieldModels } from '../capabilities/field-model.ts';
import type { ForeignRuntime } from '../dependencies/foreign.ts';
import { checkConditions } from './check-conditions.ts';
import { checkEndings } from './check-endings.ts';
import { checkExpressions } from './check-expressions.ts';
import { checkPatientFields, type DetailFault } from './check-patient-fields.ts';
import { checkReport } from './check-report.ts';
import { checkQuestion } from './check-question.ts';
import { checkKeys } from './check-shape.ts';
import { findJsonFault } from '../json/find-json-fault.ts';
import { limits } from '../definition/limits.ts';
import { measureJson } from '../json/measure-json.ts';
import type { PlacedFault, Report } from './report.ts';
import { definitionShape, openingShape, pageShape, reportShape, roles } from './shapes.ts';
import type { FormDefinition, Page } from '../definition/types.ts';
import { isRecord, isRepeating, walkQuestions, type PlacedQuestion } from '../definition/walk-questions.ts';

/**
 * Everything wrong with a definition, and where; empty when a form can be made of it.
 *
 * Takes any value and never throws. Keys that are not known are no fault; an expression of another language is one where
 * `foreign` is not given; whether an answer can be a detail of the patient is asked of `detailFault`.
 */
export function checkDefinition(
  definition: unknown,
  models: FieldModels,
  foreign?: ForeignRuntime,
  detailFault?: DetailFault,
): readonly PlacedFault[] {
  const unfit = typeof definition === 'object' ? measureJson(definition) : undefined;
  if (unfit) return [{ path: '', ...unfit }];
  if (typeof definition === 'string') return [notDefinition(definition)];
  if (!isRecord(definition)) return [{ path: '', rule: 'notrecord' }];
  const faults: PlacedFault[] = [];
  const report: Report = (path, fault, position) =>
    void faults.push(position === undefined ? { path, ...fault } : { path, position, ...fault });
  checkWhole(definition, report);
  checkParts(definition as unknown as FormDefinition, models, report, { foreign, detailFault });
  return faults;
}

/** A page may write a definition as JSON; text that comes here could not be read. */
function notDefinition(text: string): PlacedFault {
  if (text === String({})) return { path: '', rule: 'objectastext' };
  const fault = findJsonFault(text);
  return fault
    ? { path: `${fault.line}:${fault.column}`, rule: 'malformedjson', params: { ...fault } }
    : { path: '', rule: 'notrecord' };
}

function checkWhole(definition: Readonly<Record<string, unknown>>, report: Report): void {
  checkKeys(definition, '', definitionShape, report);
  if (definition['schema'] !== undefined && definition['schema'] !== 1) report('schema', { rule: 'unknownschema' });
  if (isRecord(definition['report'])) checkKeys(definition['report'], 'report', reportShape, report);
  if (isRecord(definition['opening'])) checkKeys(definition['opening'], 'opening', openingShape, report);
}

/** What is asked of others. */
interface Asked {
  readonly foreign: ForeignRuntime | undefined;
  readonly detailFault: DetailFault | undefined;
}

function checkParts(
  definition: FormDefinition,
  models: FieldModels,
  report: Report,
  { foreign, detailFault }: Asked,
): void {
  const pages: readonly Page[] = Array.isArray(definition.pages) ? definition.pages : [];
  const conditions: readonly unknown[] = Array.isArray(definition.conditions) ? definition.conditions : [];
  if (Array.isArray(definition.pages) && pages.length === 0) report('pages', { rule: 'nopages' });
  if (pages.length > limits.pages) return report('pages', { rule: 'toomanypages', params: { max: limits.pages } });
  if (conditions.length > limits.conditions)
    return report('conditions', { rule: 'toomanyconditions', params: { max: limits.conditions } });
  const questions = walkQuestions({ pages });
  if (questions.length > limits.questions)
    return report('pages', { rule: 'toomanyquestions', params: { max: limits.questions } });
  pages.forEach((page, index) => checkPage(page, `pages[${index}]`, report));
  checkMembers(pages, report);
  for (const placed of questions) checkQuestion(placed, models, report);
  const byName = checkNames(questions, report);
  checkPatientFields(questions, models, report, detailFault);
  checkIds(pages, questions, report);
  checkConditions(
    conditions,
    {
      questions: new Set(questions.map(({ question }) => question.id)),
      answered: new Set(questions.filter((placed) => isAnswered(placed, models)).map(({ question }) => question.id)),
      pages: new Set(pages.map((page) => page?.id)),
    },
    report,
  );
  if (Array.isArray(definition.endings)) checkEndings(definition.endings, report);
  if (isRecord(definition.report) && Array.isArray(definition.report.blocks))
    checkReport(definition.report.blocks, byName, report);
  checkExpressions(
    { ...definition, pages, conditions: conditions as FormDefinition['conditions'] },
    questions,
    byName,
    report,
    foreign,
  );
}

const isAnswered = ({ question }: PlacedQuestion, models: FieldModels): boolean =>
  isRepeating(question) || (Object.hasOwn(models, question.type) && models[question.type].kind === 'input');

function checkPage(page: unknown, path: string, report: Report): void {
  if (!isRecord(page)) return report(path, { rule: 'notrecord' });
  checkKeys(page, path, pageShape, report);
  const { roles: named } = page;
  if (!Array.isArray(named)) return;
  named.forEach((role, index) => {
    if (!(roles as readonly unknown[]).includes(role))
      report(`${path}.roles[${index}]`, { rule: 'notallowed', params: { allowed: roles.join(', ') } });
  });
}

interface Members {
  readonly value: unknown;
  readonly path: string;
}

/** What stands among the questions and is none. */
function checkMembers(pages: readonly unknown[], report: Report): void {
  const waiting: Members[] = pages.map((value, index) => ({ value, path: `pages[${index}]` }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    const questions = isRecord(value) && Array.isArray(value['questions']) ? value['questions'] : [];
    questions.forEach((question, index) => {
      if (isRecord(question)) waiting.push({ value: question, path: `${path}.questions[${index}]` });
      else report(`${path}.questions[${index}]`, { rule: 'notrecord' });
    });
  }
}

function checkNames(questions: readonly PlacedQuestion[], report: Report): ReadonlyMap<string, PlacedQuestion> {
  const byName = new Map<string, PlacedQuestion>();
  for (const placed of questions) {
    const {
      question: { name },
      path,
    } = placed;
    if (typeof name !== 'string') continue;
    if (byName.has(name)) report(`${path}.name`, { rule: 'namedouble', params: { name: name.slice(0, 50) } });
    else byName.set(name, placed);
    if (name === 'patient' && isRepeating(placed.question))
      report(`${path}.name`, { rule: 'namereserved', params: { name } });
  }
  return byName;
}

/** Pages and questions share their ids: a condition's target may be either. */
function checkIds(pages: readonly Page[], questions: readonly PlacedQuestion[], report: Report): void {
  const seen = new Set<string>();
  const check = (id: unknown, path: string) => {
    if (typeof id !== 'string' || id === '') return;
    if (seen.has(id)) report(`${path}.id`, { rule: 'iddouble', params: { id: id.slice(0, 50) } });
    seen.add(id);
  };
  pages.forEach((page, index) => check(page?.id, `pages[${index}]`));
  for (const { question, path } of questions) check(question.id, path);
}
