import type { FastifyError } from 'fastify';
import type { FieldFault } from '../../../src/api/contract/contract.ts';
import { spellings } from '../../../src/api/contract/shapes.ts';

type ValidationError = NonNullable<FastifyError['validation']>[number];

/** A place of a body and the rule it breaks, not yet in words. */
export type BodyFault = Omit<FieldFault, 'message'>;

/** Most faults that one answer lists. */
const most = 100;

/** What the validator found, one fault a place: of a choice that no branch fits, the choice alone is told. */
export function bodyFaults(errors: readonly ValidationError[]): readonly BodyFault[] {
  const choices = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
  const faults = new Map<string, BodyFault>();
  for (const error of errors) {
    const path = pathOf(error);
    const inChoice = error.keyword !== 'anyOf' && [...choices].some((choice) => isWithin(error.instancePath, choice));
    if (!inChoice && !faults.has(path)) faults.set(path, { path, rule: ruleOf(error) });
    if (faults.size >= most) break;
  }
  return [...faults.values()];
}

function isWithin(path: string, choice: string): boolean {
  return path === choice || path.startsWith(`${choice}/`);
}

/** `settings.allowedOrigins[2]`; the body itself is the blank path. */
function pathOf(error: ValidationError): string {
  const steps = error.instancePath.split('/').slice(1).map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof named === 'string') steps.push(named);
  return steps.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index > 0 ? '.' : ''}${step}`)).join('');
}

/** Spellings whose break has a sentence of its own, by the pattern or format that says them. */
const spelled: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(spellings).map(([rule, pattern]) => [pattern, rule])), email: 'email', date: 'day',
};

const rules: Readonly<Record<string, string>> = {
  required: 'required', type: 'type', format: 'format', pattern: 'format', minLength: 'tooshort', maxLength: 'toolong', minItems: 'toofew', maxItems: 'toomany',
  minimum: 'toosmall', maximum: 'toolarge', anyOf: 'choice', const: 'choice', enum: 'choice', additionalProperties: 'unknownkey',
};

/** What handlers find wrong with a place of a body that fits its schema. */
const handlersRules = ['commonpassword', 'filegone', 'contrast', 'origin', 'publicaddress'] as const;

/** Every rule a body can break. */
export const bodyRules: readonly string[] = [...new Set([...Object.values(rules), ...Object.values(spelled), ...handlersRules, 'invalid'])];

function ruleOf({ keyword, params }: ValidationError): string {
  return spelled[String(params['pattern'] ?? params['format'])] ?? rules[keyword] ?? 'invalid';
}
