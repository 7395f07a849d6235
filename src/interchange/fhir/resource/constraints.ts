import type { Language, Localized, Question } from '../../../engine/definition/types.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { fromFhirText, toFhirText } from '../../../fields/fhir/text.ts';
import type { FhirElement, FhirExtension, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from './addresses.ts';
import { fromFormula, toFormula } from './expressions.ts';
import { extensionsOf, textOf, type Raw } from '../../shared/raw.ts';

const addresses: readonly string[] = [known.constraint, known.targetConstraint];

export function isConstraint({ url }: { readonly url: string }): boolean {
  return addresses.includes(url);
}

/**
 * What the answer must fulfil; several rules are asked together. What is about other places or takes no answer itself
 * becomes an error of the form, which also notes what is not asked.
 */
export function constraintOf(item: FhirItem, type: Question['type']): Pick<Question, 'constraint'> {
  if (fieldModels[type].kind !== 'input') return {};
  const rules = extensionsOf(item).flatMap((extension): readonly Rule[] => {
    const written = isConstraint(extension) ? readRule(extension) : undefined;
    if (!written || written.locations.length > 0 || unaskedIn(written) !== undefined) return [];
    return [{ when: toFormula(written.expression ?? ''), ...messageOf(written) }];
  });
  return rules.length === 0 ? {} : { constraint: together(rules) };
}

/** Several rules as one. */
export function together(rules: readonly Rule[]): Rule {
  const [first] = rules;
  const when = rules.length === 1 && first ? first.when : `AND(${rules.map((rule) => rule.when).join(', ')})`;
  const message = joined(rules.flatMap((rule) => rule.message ?? []));
  return { when, ...(message === undefined ? {} : { message }) };
}

export interface Rule {
  readonly when: string;
  readonly message?: Localized;
}

/** A rule as it is written. */
export interface WrittenRule {
  readonly expression?: string;
  readonly language: string;
  readonly isWarning: boolean;
  /** Where it is broken, as paths or linkIds; empty where it is the place that has the rule. */
  readonly locations: readonly string[];
  readonly human?: FhirExtension;
}

export function readRule(extension: FhirExtension): WrittenRule {
  const part = (url: string) =>
    extensionsOf(extension).find((each) => each.url === url) as (FhirExtension & Raw) | undefined;
  const { language = 'text/fhirpath', expression } = (part('expression')?.['valueExpression'] ?? {}) as Raw;
  return {
    expression: textOf(part('expression')?.valueString) ?? textOf(expression),
    language: String(language),
    isWarning: part('severity')?.valueCode === 'warning',
    locations: extensionsOf(extension).flatMap((each) =>
      each.url === 'location' ? (textOf(each.valueString) ?? []) : [],
    ),
    human: part('human'),
  };
}

/** Why a rule is not asked; undefined for one that is. */
export function unaskedIn({ expression, isWarning, language }: WrittenRule): string | undefined {
  if (expression === undefined) return 'a rule without an expression';
  if (isWarning) return 'a rule that only warns is not asked';
  return language === 'text/fhirpath' ? undefined : `a rule in ${language.slice(0, 50)}, which is not computed here`;
}

export function messageOf({ human }: WrittenRule): { readonly message?: Localized } {
  const message = fromFhirText(textOf(human?.valueString), human?._valueString);
  return message === undefined ? {} : { message };
}

/** Sentences one after another, in each language that has some. */
function joined(messages: readonly Localized[]): Localized | undefined {
  if (messages.length < 2) return messages[0];
  if (messages.every((message) => typeof message === 'string')) return messages.join(' ');
  const inLanguage = (language: Language) =>
    messages
      .map((message) => (typeof message === 'string' ? message : (message[language] ?? message.en ?? message.fa ?? '')))
      .join(' ');
  return { en: inLanguage('en'), fa: inLanguage('fa') };
}

/** A rule in FHIRPath as FHIR writes it, for other readers. */
export function writeConstraint(
  constraint: Question['constraint'],
  language: Language,
  key = 'constraint',
): readonly FhirExtension[] {
  const expression = fromFormula(constraint?.when);
  if (expression === undefined) return [];
  const { text, element } = toFhirText(constraint?.message ?? '', language);
  const human =
    text === ''
      ? []
      : [{ url: 'human', valueString: text, ...(element ? { _valueString: element as FhirElement } : {}) }];
  const extension = [
    { url: 'key', valueId: key },
    { url: 'severity', valueCode: 'error' },
    { url: 'expression', valueString: expression },
    ...human,
  ];
  return [{ url: known.constraint, extension }];
}
