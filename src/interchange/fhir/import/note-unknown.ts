import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { known, understood } from '../resource/addresses.ts';
import { mentionsIn } from '../resource/expressions.ts';
import { launchContextsOf } from '../resource/launch-contexts.ts';
import { extensionsOf, itemsOf, type Note, type Raw } from '../../shared/raw.ts';

/** What an expression finds by its name without a variable. */
const available: readonly string[] = [
  'resource',
  'rootResource',
  'context',
  'questionnaire',
  'qitem',
  'patient',
  'ucum',
  'sct',
  'loinc',
  'factory',
];
/** Functions that ask a server. */
const elsewhere = /\b(memberOf|resolve|conformsTo)\s*\(/g;

/** Notes what expressions ask for that a form has not: variables that nobody sets, or that rest on a query, and functions that need a server. */
export function noteUnknown(resource: Raw, note: Note): void {
  const launched = launchContextsOf(resource).map(({ name }) => name);
  walk(resource, '', new Set([...available, ...launched]), note);
}

function walk(element: object, path: string, around: ReadonlySet<string>, note: Note): void {
  const names = new Set(around);
  extensionsOf(element).forEach((extension, index) => {
    if (understood.has(extension.url))
      for (const expression of expressionsIn(extension))
        noteExpression(expression, `${path && `${path}.`}extension[${index}]`, names, note);
    const { name, language } = (extension['valueExpression'] ?? {}) as Raw;
    const isNamed = extension.url === known.variable || extension.url === known.populationContext;
    if (isNamed && isFhirPath(language)) names.add(String(name));
  });
  itemsOf(element).forEach((item, index) => walk(item, `${path && `${path}.`}item[${index}]`, names, note));
}

const isFhirPath = (language: unknown): boolean => language === undefined || language === 'text/fhirpath';

/** Expressions stand as `{ language, expression }`, within other extensions too, and those of constraints as a text. */
function expressionsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(expressionsIn);
  if (!isRecord(value)) return [];
  const { expression, language, url, valueString } = value;
  const found =
    typeof expression === 'string' && isFhirPath(language)
      ? [expression]
      : url === 'expression' && typeof valueString === 'string'
        ? [valueString]
        : [];
  return [...found, ...Object.values(value).flatMap(expressionsIn)];
}

function noteExpression(expression: string, path: string, names: ReadonlySet<string>, note: Note): void {
  const defined = [...expression.matchAll(/defineVariable\(\s*'([^']*)'/g)].map(([, name]) => name);
  const read = expression.replace(/(?<!%)'(?:[^'\\]|\\.)*'/g, '');
  for (const name of new Set(mentionsIn(read))) {
    if (!names.has(name) && !defined.includes(name))
      note(path, `%${name.slice(0, 100)} is not available here: it is empty`);
  }
  for (const name of new Set([...read.matchAll(elsewhere)].map(([, called]) => called)))
    note(path, `${name}() needs a server: it is not computed`);
}
