import type { Localized, Option } from '../../../engine/definition/types.ts';
import { foldText } from '../../../engine/values/fold-text.ts';
import { findExtension, standard } from '../../../fields/fhir/extensions.ts';
import { fromFhirText } from '../../../fields/fhir/text.ts';
import type { FhirAnswer, FhirAnswerOption, FhirCoding, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from './addresses.ts';
import { recordsOf, textOf, type Note, type Raw } from '../../shared/raw.ts';

/** An option, and the answer that it stands for in FHIR. */
export interface Choice {
  readonly option: Option;
  readonly answer: FhirAnswer;
  /** As the item offers it; absent for one that was added here. */
  readonly written?: FhirAnswerOption;
}

/** Whether the form itself says what other systems call the option, whatever it was imported with. */
export const isCoded = ({ system, code }: Option): boolean => system !== undefined || code !== undefined;

/** The choices of an item: its own options, those of a value set within the resource, or the one it begins with. */
export function choicesOf(item: FhirItem, contained: readonly Raw[]): readonly Choice[] {
  return distinct(writtenOptions(item, contained));
}

function writtenOptions(item: FhirItem, contained: readonly Raw[]): readonly FhirAnswerOption[] {
  if (Array.isArray(item.answerOption) && item.answerOption.length > 0) return item.answerOption;
  const address: unknown = Reflect.get(item, 'answerValueSet');
  if (typeof address === 'string')
    return codingsOf(containedSet(address, contained)).map((valueCoding) => ({ valueCoding }));
  const [initial] = item.initial ?? [];
  return initial?.valueCoding ? [initial] : [];
}

/** By `#id`, or by the address that a contained value set has elsewhere. */
export function containedSet(address: string, contained: readonly Raw[]): Raw | undefined {
  const [plain = ''] = address.split('|');
  return contained.find(
    (each) =>
      each['resourceType'] === 'ValueSet' &&
      (address === `#${String(each['id'])}` || (plain !== '' && each['url'] === plain)),
  );
}

/** What the set was expanded to, else what it lists itself; undefined where it only says how to find its codes. */
export function codingsOf(set: Raw | undefined): readonly FhirCoding[] {
  const expanded = contains(set?.['expansion'], 0);
  if (expanded.length > 0) return expanded;
  const listed = (part: 'include' | 'exclude') =>
    partsOf(set, part).flatMap(({ system, concept }) =>
      recordsOf(concept).flatMap((each) => toCoding({ ...each, system })),
    );
  const excluded = listed('exclude');
  return listed('include').filter(
    ({ system, code }) => !excluded.some((each) => each.code === code && each.system === system),
  );
}

function partsOf(set: Raw | undefined, part: 'include' | 'exclude'): readonly Raw[] {
  return recordsOf((set?.['compose'] as Raw | undefined)?.[part]);
}

/** Whether the set has codes that it does not list itself, or leaves out some that it does not name. */
function isPartial(set: Raw | undefined): boolean {
  if (contains(set?.['expansion'], 0).length > 0) return false;
  return [...partsOf(set, 'include'), ...partsOf(set, 'exclude')].some(
    (part) => recordsOf(part['concept']).length === 0 || part['valueSet'] !== undefined,
  );
}

function contains(level: unknown, depth: number): readonly FhirCoding[] {
  if (depth > 20 || typeof level !== 'object' || level === null) return [];
  return recordsOf(Reflect.get(level, 'contains')).flatMap((each) => [
    ...(each['abstract'] === true ? [] : toCoding(each)),
    ...contains(each, depth + 1),
  ]);
}

function toCoding({ system, code, display, extension, designation }: Raw): readonly FhirCoding[] {
  if (textOf(code) === undefined) return [];
  const texts = recordsOf(designation).map(({ language, value }) => ({
    url: 'http://hl7.org/fhir/StructureDefinition/translation',
    extension: [
      { url: 'lang', valueCode: String(language) },
      { url: 'content', valueString: String(value) },
    ],
  }));
  return [
    {
      ...(textOf(system) === undefined ? {} : { system: String(system) }),
      code: String(code),
      ...(textOf(display) === undefined ? {} : { display: String(display) }),
      ...(texts.length > 0 ? { _display: { extension: texts } } : {}),
      ...(Array.isArray(extension) ? { extension: recordsOf(extension) as unknown as FhirCoding['extension'] } : {}),
    },
  ];
}

/** No value and no text twice: what would be is distinguished by its system, its code, or a number. */
function distinct(written: readonly FhirAnswerOption[]): readonly Choice[] {
  const values = new Set<string>();
  const texts = new Set<string>();
  return written.flatMap((option): Choice[] => {
    const plain = valueOf(option)?.trim();
    if (plain === undefined) return [];
    const value = firstFree([plain, `${option.valueCoding?.system ?? ''}|${plain}`], values);
    const text = freeText(titleOf(option, plain), plain, texts);
    const score = scoreOf(option);
    return [
      { option: { text, value, ...(score === undefined ? {} : { score }) }, answer: answerOf(option), written: option },
    ];
  });
}

/** What distinguishes an option, or an answer, as a text. */
export function valueOf(option: FhirAnswerOption): string | undefined {
  const { valueCoding } = option;
  if (valueCoding) return textOf(valueCoding.code) ?? textOf(valueCoding.display);
  const [plain] = Object.entries(option)
    .filter(([key]) => key.startsWith('value'))
    .map(([, value]) => value as unknown);
  if (typeof plain === 'object' && plain !== null)
    return textOf(Reflect.get(plain, 'reference')) ?? textOf(Reflect.get(plain, 'display'));
  return plain === undefined ? undefined : textOf(String(plain));
}

function titleOf(option: FhirAnswerOption, plain: string): Localized {
  const { valueCoding } = option;
  const display: unknown = Reflect.get((Reflect.get(option, 'valueReference') ?? {}) as object, 'display');
  const shown = valueCoding
    ? fromFhirText(textOf(valueCoding.display), valueCoding._display)
    : fromFhirText(textOf(display) ?? plain, option._valueString);
  const isFilled =
    typeof shown === 'string' ? shown.trim() !== '' : Object.values(shown ?? {}).some((text) => text.trim() !== '');
  return shown !== undefined && isFilled ? shown : plain;
}

function scoreOf(option: FhirAnswerOption): number | undefined {
  const found = [standard.ordinalValue, known.itemWeight]
    .map((url) => findExtension(option, url) ?? findExtension(option.valueCoding, url))
    .find((each) => each !== undefined);
  return found?.valueDecimal ?? found?.valueInteger;
}

function firstFree(wanted: readonly string[], taken: Set<string>): string {
  const last = wanted.at(-1) ?? '';
  let found = wanted.find((each) => !taken.has(foldText(each.trim())));
  for (let count = 2; found === undefined; count += 1)
    if (!taken.has(foldText(`${last} ${count}`))) found = `${last} ${count}`;
  taken.add(foldText(found.trim()));
  return found;
}

function freeText(text: Localized, plain: string, taken: Set<string>): Localized {
  const each = (written: string, language: string) => {
    const found = firstFree([`${language}:${written}`, `${language}:${written} (${plain})`], taken);
    return found.slice(language.length + 1);
  };
  if (typeof text === 'string') return each(text, '');
  return Object.fromEntries(Object.entries(text).map(([language, written]) => [language, each(written, language)]));
}

/** The option's value as an answer has it: a coding without what only describes the option. */
function answerOf(option: FhirAnswerOption): FhirAnswer {
  const entries = Object.entries(option).filter(([key]) => key.startsWith('value'));
  return Object.fromEntries(entries);
}

/** The choice that an answer is: of the same system and code, else of the same code, or the same value. */
export function findChoice(answer: FhirAnswer, choices: readonly Choice[]): Choice | undefined {
  return findChoices(answer, choices)[0];
}

/** Every choice that it may be: a code without a system is that of each system. */
export function findChoices(answer: FhirAnswer, choices: readonly Choice[]): readonly Choice[] {
  const { valueCoding } = answer;
  if (!valueCoding) {
    const plain = valueOf(answer as FhirAnswerOption);
    return choices.filter(
      (choice) => choice.answer.valueCoding === undefined && valueOf(choice.answer as FhirAnswerOption) === plain,
    );
  }
  const { system, code, display } = valueCoding;
  const codings = choices.filter((choice) => choice.answer.valueCoding);
  const sameCode = codings.filter(
    (choice) =>
      choice.answer.valueCoding?.code === code &&
      (code !== undefined || choice.answer.valueCoding?.display === display),
  );
  const exact = system === undefined ? [] : sameCode.filter((choice) => choice.answer.valueCoding?.system === system);
  if (system === undefined && sameCode.length === 0) return codings.filter(({ option }) => option.value === code);
  return exact.length > 0
    ? exact
    : sameCode
        .filter((choice) => system === undefined || choice.answer.valueCoding?.system === undefined)
        .toSorted(
          (left, right) =>
            Number(left.answer.valueCoding?.system !== undefined) -
            Number(right.answer.valueCoding?.system !== undefined),
        );
}

export function noteOptions(item: FhirItem, path: string, contained: readonly Raw[], note: Note): void {
  const address: unknown = Reflect.get(item, 'answerValueSet');
  if (typeof address === 'string' && codingsOf(containedSet(address, contained)).length === 0) {
    note(
      `${path}.answerValueSet`,
      `the value set ${address.slice(0, 200)} is not in the Questionnaire: its answers are not offered`,
    );
  } else if (typeof address === 'string' && isPartial(containedSet(address, contained))) {
    note(
      `${path}.answerValueSet`,
      `the value set ${address.slice(0, 200)} names codes that are not in the Questionnaire: those are not offered`,
    );
  }
  const options = item.answerOption ?? [];
  const noteFirst = (what: string, isSo: (option: FhirAnswerOption) => boolean) => {
    const index = options.findIndex(isSo);
    if (index >= 0) note(`${path}.answerOption[${index}]`, what);
  };
  noteFirst('an option without a value', (option) => valueOf(option) === undefined);
  noteFirst(
    'the prefixes of options are not shown',
    (option) => findExtension(option, known.optionPrefix) !== undefined,
  );
}

/** Scores of choices as answers carry them, so that whoever reads the response can count. */
export function scored({ option, answer }: Choice): FhirAnswer {
  const { valueCoding } = answer;
  const isGiven = [standard.ordinalValue, known.itemWeight].some((url) => findExtension(valueCoding, url));
  if (!valueCoding || option.score === undefined || isGiven) return answer;
  return {
    valueCoding: {
      ...valueCoding,
      extension: [...(valueCoding.extension ?? []), { url: standard.ordinalValue, valueDecimal: option.score }],
    },
  };
}
