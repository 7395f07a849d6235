import type { Condition, FormDefinition, Language } from '../../../engine/definition/types.ts';
import type { FhirExtension } from '../../../fields/fhir/types.ts';
import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { isSameJson } from '../../shared/raw.ts';
import { writeConstraint } from '../resource/constraints.ts';
import { fromFormula, toFormula } from '../resource/expressions.ts';
import type { RuleChange } from './patch.ts';

type FormError = Extract<Condition, { kind: 'error' }>;

export const errorsIn = ({ conditions }: FormDefinition): readonly FormError[] =>
  conditions.filter((each) => each.kind === 'error');

/** Errors in FHIRPath as rules of the whole Questionnaire, for other readers. */
export function writeErrors(errors: readonly FormError[], language: Language): readonly FhirExtension[] {
  return errors.flatMap(({ when, text }, index) => {
    const [, refused] = /^NOT\((FHIRPATH\(".*"\))\)$/s.exec(when) ?? [];
    const met = fromFormula(refused);
    const broken = fromFormula(when);
    const expression = met ?? (broken === undefined ? undefined : `(${broken}).not()`);
    if (expression === undefined) return [];
    const rule = { when: toFormula(expression), ...(text === undefined ? {} : { message: text }) };
    return writeConstraint(rule, language, `error-${index + 1}`);
  });
}

/** What becomes of the rules that came with a form: those of errors that were removed or changed go, and new errors are rules of the whole form. */
export function errorChanges(
  before: FormDefinition,
  now: FormDefinition,
): { readonly form: RuleChange | undefined; readonly parts: ReadonlyMap<string, RuleChange> } {
  const [old, present] = [errorsIn(before), errorsIn(now)];
  const isIn = (errors: readonly FormError[], { when, text }: FormError): boolean =>
    errors.some((each) => each.when === when && isSameJson(each.text, text));
  const dropped = new Map<string, number[]>();
  for (const error of old) {
    const origin = originOf(error);
    if (origin && !isIn(present, error)) dropped.set(origin.part, [...(dropped.get(origin.part) ?? []), origin.rule]);
  }
  const added = writeErrors(
    present.filter((error) => !isIn(old, error)),
    now.language,
  );
  const ofForm = dropped.get('');
  dropped.delete('');
  return {
    form: ofForm || added.length > 0 ? { dropped: ofForm ?? [], added: added.map((each) => ({ ...each })) } : undefined,
    parts: new Map([...dropped].map(([part, rules]) => [part, { dropped: rules }])),
  };
}

/** The page or question that the rule came with, by its id, or the form; and its place among the rules there. */
function originOf(error: FormError): { readonly part: string; readonly rule: number } | undefined {
  const origin: unknown = Reflect.get(error, 'fhir');
  if (!isRecord(origin) || typeof origin['rule'] !== 'number') return undefined;
  return { part: typeof origin['part'] === 'string' ? origin['part'] : '', rule: origin['rule'] };
}
