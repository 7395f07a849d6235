import type { Language, Localized, Question } from '../../../engine/definition/types.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { fromFhirText, toFhirText } from '../../../fields/fhir/text.ts';
import type { FhirElement, FhirExtension, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from './addresses.ts';
import { fromFormula, toFormula } from './expressions.ts';
import { extensionsOf, textOf, type Note, type Raw } from '../../shared/raw.ts';

const addresses: readonly string[] = [known.constraint, known.targetConstraint];

export function isConstraint({ url }: { readonly url: string }): boolean {
  return addresses.includes(url);
}

/** What the answer must fulfil; several rules are asked together. Rules that only warn, or cannot be computed, are noted. */
export function constraintOf(
  item: FhirItem,
  type: Question['type'],
  path: string,
  note: Note,
): Pick<Question, 'constraint'> {
  const rules = extensionsOf(item).flatMap((extension, index) =>
    isConstraint(extension) ? ruleOf(extension, `${path}.extension[${index}]`, note) : [],
  );
  if (rules.length === 0) return {};
  if (fieldModels[type].kind !== 'input') {
    note(`${path}.extension`, 'a rule about what takes no answer itself is not asked');
    return {};
  }
  return { constraint: together(rules) };
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
  readonly isElsewhere: boolean;
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
    isElsewhere: part('location') !== undefined,
    human: part('human'),
  };
}

function ruleOf(extension: FhirExtension, path: string, note: Note): readonly Rule[] {
  const { expression: written, language, isWarning, isElsewhere, human } = readRule(extension);
  const left =
    written === undefined
      ? 'a rule without an expression'
      : isWarning
        ? 'a rule that only warns is not asked'
        : language !== 'text/fhirpath'
          ? `a rule in ${language.slice(0, 50)}, which is not computed here`
          : isElsewhere
            ? 'a rule about another place is not asked'
            : undefined;
  if (left !== undefined || written === undefined) {
    note(path, left ?? '');
    return [];
  }
  const message = fromFhirText(textOf(human?.valueString), human?._valueString);
  return [{ when: toFormula(written), ...(message === undefined ? {} : { message }) }];
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
export function writeConstraint(constraint: Question['constraint'], language: Language): readonly FhirExtension[] {
  const expression = fromFormula(constraint?.when);
  if (expression === undefined) return [];
  const { text, element } = toFhirText(constraint?.message ?? '', language);
  const human =
    text === ''
      ? []
      : [{ url: 'human', valueString: text, ...(element ? { _valueString: element as FhirElement } : {}) }];
  const extension = [
    { url: 'key', valueId: 'constraint' },
    { url: 'severity', valueCode: 'error' },
    { url: 'expression', valueString: expression },
    ...human,
  ];
  return [{ url: known.constraint, extension }];
}
