import type { Language, Localized, Option } from '../../../engine/definition/types.ts';
import { standard, toOwnExtension } from '../../../fields/fhir/extensions.ts';
import { own } from '../../../fields/fhir/extensions.ts';
import { codeWords, loinc } from '../../../fields/fhir/item.ts';
import { toFhirText } from '../../../fields/fhir/text.ts';
import type { FhirExtension } from '../../../fields/fhir/types.ts';
import { known } from '../resource/addresses.ts';
import { isConstraint, readRule } from '../resource/constraints.ts';
import { writeOccurs } from '../resource/occurs.ts';
import type { Choice } from '../resource/options.ts';
import { writeOption } from './write-option.ts';
import { recordsOf, without, type Raw } from '../../shared/raw.ts';

/** Keys with their new values; `undefined` where the key was removed. */
export type Change = Readonly<Record<string, unknown>>;

/** Extensions that a changed key replaces. */
const replacedBy: Readonly<Record<string, readonly string[]>> = {
  minOccurs: [known.minOccurs],
  maxOccurs: [standard.maxOccurs],
  min: [standard.minValue, known.minQuantity],
  max: [standard.maxValue, known.maxQuantity],
  shorttitle: [known.shortText],
  options: [known.toggle],
  optionsFrom: [known.answerExpression],
  floatcount: [standard.maxDecimalPlaces],
  unit: [standard.unit, known.unitOption],
  step: [standard.sliderStep],
  format: [standard.regex, known.minLength],
  formula: [known.calculatedExpression],
  initialformula: [known.initialExpression],
  variables: [known.variable],
  subtext: [known.entryFormat],
  when: [known.enableWhenExpression, known.enableWhenExpressionOfR5],
  hidden: [known.hidden],
};

/** The element as it came, with what was changed since: in FHIR's words where they are simple, and in our own always. */
export function patchElement(element: Raw, change: Change, language: Language, choices: readonly Choice[] = []): Raw {
  const keys = Object.keys(change);
  if (keys.length === 0) return element;
  const outdated = keys.flatMap((key) => (Object.hasOwn(replacedBy, key) ? (replacedBy[key] ?? []) : []));
  const kept = withoutRules(
    recordsOf(element['extension']).filter(({ url }) => !outdated.includes(String(url))),
    change,
  );
  const ours = keys
    .filter((key) => key !== 'when' && change[key] !== undefined && !isPlain(key))
    .map((key) => toOwnExtension(key, change[key], language));
  const removed = keys.filter((key) => change[key] === undefined && key !== 'when' && !isPlain(key));
  const extension = [
    ...kept,
    ...ours,
    ...numbers(change),
    ...writeOccurs(change),
    ...(rulesIn(change).added ?? []),
    ...(removed.length > 0 ? [{ url: `${own}without`, valueString: removed.join(' ') }] : []),
  ];
  return {
    ...inWords(without(element, 'extension'), change, language, choices),
    ...(extension.length > 0 ? { extension } : {}),
  };
}

/** Expressed fully by FHIR's own elements. */
function isPlain(key: string): boolean {
  return ['title', 'displayTitle', 'minOccurs', 'maxOccurs', 'rules'].includes(key);
}

/** Rules of an element that have become errors of the form: those that are no longer asked, by their place among its rules, and new ones. */
export interface RuleChange {
  readonly dropped: readonly number[];
  readonly added?: readonly Raw[];
}

const rulesIn = (change: Change): RuleChange => (change['rules'] as RuleChange | undefined) ?? { dropped: [] };

/** Without the rules that a changed constraint replaces, and those of errors that were removed or changed. */
function withoutRules(extensions: readonly Raw[], change: Change): readonly Raw[] {
  const { dropped } = rulesIn(change);
  const rules = extensions.filter((each) => isConstraint(each as unknown as FhirExtension));
  const outdated = rules.filter(
    (each, index) =>
      dropped.includes(index) ||
      ('constraint' in change && readRule(each as unknown as FhirExtension).locations.length === 0),
  );
  return extensions.filter((each) => !outdated.includes(each));
}

function numbers(change: Change): readonly Raw[] {
  return (['min', 'max'] as const).flatMap((key): Raw[] => {
    const value = change[key];
    const url = key === 'min' ? standard.minValue : standard.maxValue;
    return typeof value === 'number' ? [{ url, valueDecimal: value }] : [];
  });
}

function inWords(element: Raw, change: Change, language: Language, choices: readonly Choice[]): Raw {
  const written: Record<string, unknown> = { ...element };
  const textKey = element['resourceType'] === 'Questionnaire' ? 'title' : 'text';
  const title = change['title'] ?? change['displayTitle'];
  if (title !== undefined) {
    const { text, element: translations } = toFhirText(title as Localized, language);
    written[textKey] = text;
    if (translations) written[`_${textKey}`] = translations;
    else delete written[`_${textKey}`];
  }
  if ('mandatory' in change) written['required'] = change['mandatory'] === true;
  if ('multimode' in change) written['repeats'] = change['multimode'] === true;
  if ('allowother' in change) written['type'] = change['allowother'] === true ? 'open-choice' : 'choice';
  if ('options' in change) {
    delete written['answerValueSet'];
    written['answerOption'] = ((change['options'] ?? []) as readonly Option[]).map((option) =>
      writeOption(option, choices, language),
    );
  }
  if (typeof change['loinc'] === 'string') {
    const others = recordsOf(element['code']).filter(({ system }) => system !== loinc);
    written['code'] = [...others, ...(codeWords({ loinc: change['loinc'] }).code ?? [])];
  }
  if ('defaultvalue' in change) delete written['initial'];
  if ('when' in change) {
    delete written['enableWhen'];
    delete written['enableBehavior'];
    Object.assign(written, change['when']);
  }
  return written;
}
