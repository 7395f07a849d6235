import type { FastifyError } from 'fastify';
import type { FieldFault } from '../../../src/api/contract/contract.ts';
import { spellings } from '../../../src/api/contract/primitives.ts';

type ValidationError = NonNullable<FastifyError['validation']>[number];

/** A place of a body and the rule it breaks, not yet in words. */
export type BodyFault = Omit<FieldFault, 'message'>;

/** Maximum faults listed in one reply; the others are counted. */
export const mostFaults = 50;
/** Maximum characters of a path in a reply: a key may be as long as the whole body. */
const longestPath = 200;

/** A fault as it is sent. */
export function withShortPath<Fault extends BodyFault>(fault: Fault): Fault {
  return fault.path.length <= longestPath ? fault : { ...fault, path: `${fault.path.slice(0, longestPath)}…` };
}

/** What the validator found, one fault per place: where no branch of a union fits, only the union is reported. */
export function bodyFaults(errors: readonly ValidationError[]): readonly BodyFault[] {
  const choices = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
  const faults = new Map<string, BodyFault>();
  for (const error of errors) {
    const path = pathOf(error);
    const inChoice = error.keyword !== 'anyOf' && isWithin(error.instancePath, choices);
    if (!inChoice && !faults.has(path)) faults.set(path, { path, rule: ruleOf(error) });
  }
  return [...faults.values()];
}

function isWithin(path: string, choices: ReadonlySet<string>): boolean {
  for (let end = path.length; end !== -1; end = path.lastIndexOf('/', end - 1)) {
    if (choices.has(path.slice(0, end))) return true;
    if (end === 0) return false;
  }
  return false;
}

/** `settings.allowedOrigins[2]`; the body itself is the blank path. */
function pathOf(error: ValidationError): string {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof named === 'string') steps.push(named);
  return steps.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`)).join('');
}

/** Rules with a sentence of their own, by their pattern or format. */
const spelled: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(spellings).map(([rule, pattern]) => [pattern, rule])),
  email: 'email',
  date: 'day',
};

const rules: Readonly<Record<string, string>> = {
  required: 'required',
  type: 'type',
  format: 'format',
  pattern: 'format',
  minLength: 'tooshort',
  maxLength: 'toolong',
  minItems: 'toofew',
  maxItems: 'toomany',
  minimum: 'toosmall',
  maximum: 'toolarge',
  anyOf: 'choice',
  const: 'choice',
  enum: 'choice',
  additionalProperties: 'unknownkey',
};

/** What handlers find wrong with a place of a body that fits its schema. */
const handlersRules = [
  'commonpassword',
  'filegone',
  'contrast',
  'origin',
  'publicaddress',
  'notprefilled',
  'mobile',
] as const;

/** Every rule a body can break. */
export const bodyRules: readonly string[] = [
  ...new Set([...Object.values(rules), ...Object.values(spelled), ...handlersRules, 'invalid']),
];

function ruleOf({ keyword, params }: ValidationError): string {
  return spelled[String(params['pattern'] ?? params['format'])] ?? rules[keyword] ?? 'invalid';
}
