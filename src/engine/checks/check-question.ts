import { parseDate } from '../calendar/parse-date.ts';
import type { FieldModels } from '../capabilities/field-model.ts';
import type { Fault } from '../definition/problem.ts';
import { checkBands } from './check-bands.ts';
import { checkOptions } from './check-options.ts';
import { canRunAway } from './can-run-away.ts';
import { checkKeys } from './check-shape.ts';
import { isBoundExpression } from '../dependencies/form-expressions.ts';
import { limits } from '../definition/limits.ts';
import { isQuestionName } from '../dependencies/question-names.ts';
import { join, type Report } from './report.ts';
import { constraintShape, questionShape } from './shapes.ts';
import type { Question } from '../definition/types.ts';
import { isRecord, type PlacedQuestion } from '../definition/walk-questions.ts';

/** Reports what is wrong with one question by itself, whatever stands around it. */
export function checkQuestion({ question, path, depth }: PlacedQuestion, models: FieldModels, report: Report): void {
  const faulty = new Set<string>();
  const note: Report = (where, fault, position) => {
    faulty.add(where);
    report(where, fault, position);
  };
  checkKeys({ ...question }, path, questionShape, note);
  if (isRecord(question.constraint)) checkKeys({ ...question.constraint }, `${path}.constraint`, constraintShape, note);
  checkName(question, path, note);
  checkLooks(question, path, note);
  if (question.options !== undefined) checkOptions(question.options, `${path}.options`, note);
  if (Array.isArray(question.bands)) checkBands(question.bands, question.type, path, note);
  if (depth > limits.containerDepth) note(path, { rule: 'containertoodeep', params: { max: limits.containerDepth } });
  checkFormat(question, path, note);
  checkType(question, path, models, faulty, note);
}

function checkName({ name }: Question, path: string, report: Report): void {
  if (typeof name !== 'string' || name.trim() === '') return;
  if (name === '__proto__' || /^(?:true|false)$/i.test(name))
    report(`${path}.name`, { rule: 'namereserved', params: { name } });
  else if (!isQuestionName(name)) report(`${path}.name`, { rule: 'badname', params: { name: name.slice(0, 50) } });
}

function checkLooks({ bgColor }: Question, path: string, report: Report): void {
  if (typeof bgColor === 'string' && !/^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))?$/i.test(bgColor)) {
    report(`${path}.bgColor`, { rule: 'badcolor' });
  }
}

const namedFormats: readonly unknown[] = ['email', 'phone', 'nationalcode', 'url'];

function checkFormat({ format }: Question, path: string, report: Report): void {
  if (format === undefined || namedFormats.includes(format)) return;
  if (!isRecord(format) || typeof format.pattern !== 'string')
    return report(`${path}.format`, { rule: 'badformat', params: { allowed: namedFormats.join(', ') } });
  if (format.pattern.length > limits.patternCharacters)
    report(`${path}.format.pattern`, { rule: 'patterntoolong', params: { max: limits.patternCharacters } });
  else if (canRunAway(format.pattern)) report(`${path}.format.pattern`, { rule: 'patternrunsaway' });
}

/** The field type's own check of its question; made only where the keys hold what they should. */
function checkType(
  question: Question,
  path: string,
  models: FieldModels,
  faulty: ReadonlySet<string>,
  report: Report,
): void {
  const { type } = question;
  const model = typeof type === 'string' && Object.hasOwn(models, type) ? models[type] : undefined;
  if (!model)
    return typeof type === 'string'
      ? report(`${path}.type`, { rule: 'unknowntype', params: { type: String(type).slice(0, 50) } })
      : undefined;
  if (model.kind !== 'group' && question.questions !== undefined)
    report(`${path}.questions`, { rule: 'questionsoutside' });
  if ([...faulty].some((where) => isDecisive(where.slice(path.length + 1)))) return;
  const reported = new Set<string>();
  model.check?.(question, (key, fault) => {
    const where = join(path, key);
    if (![...faulty].some((known) => known.startsWith(where))) report(where, fault);
    reported.add(key);
  });
  checkBounds(question, path, reported, report);
  if (reported.size === 0) checkDefault(question, path, models, report);
}

/** Keys that a field type reads: with one of them broken it is not asked. */
function isDecisive(key: string): boolean {
  return /^(?:options|min|max|step|floatcount|round|multimode|format|questions|formula|url|rows|display)\b/.test(key);
}

function checkBounds({ min, max }: Question, path: string, reported: ReadonlySet<string>, report: Report): void {
  const missing = Object.entries({ min, max }).filter(([, bound]) => isNoMoment(bound));
  for (const [key] of missing) report(`${path}.${key}`, { rule: 'badmoment' });
  if (missing.length > 0) return;
  if (reported.has('min') || reported.has('max') || isBoundExpression(min) || isBoundExpression(max)) return;
  if (min === undefined || max === undefined || typeof min !== typeof max) return;
  const isBelow = Number.isNaN(Number(min)) ? String(min) <= String(max) : Number(min) <= Number(max);
  if (!isBelow) report(`${path}.max`, { rule: 'minabovemax', params: { min, max } });
}

/** A bound written as a date or a time that does not exist: it would bound nothing. */
function isNoMoment(bound: unknown): boolean {
  if (typeof bound !== 'string' || isBoundExpression(bound)) return false;
  const [, day, time] = /^\s*(\d+[-/][-/\d]+)?T?(\d\d:\d\d)?\s*$/.exec(bound) ?? [];
  return (
    (day !== undefined && parseDate(day, { calendar: 'en' }) === undefined) ||
    (time !== undefined && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
  );
}

function checkDefault(question: Question, path: string, models: FieldModels, report: Report): void {
  const { defaultvalue, type } = question;
  if (defaultvalue === undefined) return;
  const fault = defaultFault(question, models);
  if (fault) report(`${path}.defaultvalue`, { rule: 'baddefault', params: { type } });
}

function defaultFault(question: Question, models: FieldModels): Fault | undefined {
  const model = models[question.type];
  const parsed = model.parse(question.defaultvalue, question);
  if (!parsed.ok) return parsed.fault;
  if (parsed.answer === undefined) return undefined;
  return model.validate(parsed.answer, { ...question, mandatory: false }, { today: '2000-01-01' });
}
