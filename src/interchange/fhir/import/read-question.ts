import type { Localized, Question } from '../../../engine/definition/types.ts';
import { fieldFhirs, nestedFhir } from '../../../fields/registry/fhir.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { findExtension, fromOwnExtensions, own, standard } from '../../../fields/fhir/extensions.ts';
import { controlOf } from '../../../fields/fhir/item.ts';
import { fromFhirText } from '../../../fields/fhir/text.ts';
import type { FhirAnswer, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from '../resource/addresses.ts';
import { constraintOf } from '../resource/constraints.ts';
import { formulaAt, fromFormula, toFormula } from '../resource/expressions.ts';
import { answerFrom, takesOptions } from './answer-from.ts';
import { boundsOf } from './bounds.ts';
import { offeredFormula } from './offered-formula.ts';
import type { Sheet } from './question-sheet.ts';
import { withToggles } from './option-toggles.ts';
import { choicesOf, noteOptions, type Choice } from '../resource/options.ts';
import { isSameJson, recordsOf, textOf, without, type Note, type Raw } from '../../shared/raw.ts';
import { occursOf } from '../resource/occurs.ts';
import { unitsOf } from '../resource/several-units.ts';
import { formatOf } from './text-rules.ts';

/** Whether the item was exported from here and states its own type. */
export function isOwn(item: FhirItem): boolean {
  return findExtension(item, `${own}type`) !== undefined;
}

/** The question that an item is; an item that no field can take stays as its text, and is noted. */
export function readQuestion(item: FhirItem, path: string, contained: readonly Raw[], note: Note): Sheet {
  if (isOwn(item)) return readOwn(item);
  const sheet = { ...readPlain(item, path, contained, note), ...ownKeys(item) } as Sheet;
  const absent = String(findExtension(item, `${own}without`)?.valueString ?? '').split(' ');
  return without(sheet, ...absent);
}

function ownKeys(item: FhirItem): Partial<Sheet> {
  return without(fromOwnExtensions(item), 'id', 'name', 'without', 'absent');
}

function readOwn(item: FhirItem): Sheet {
  const { id: _id, name: _name, questions: _questions, ...sheet } = byField(item) ?? { type: 'label' as const };
  return { type: 'label', title: titleOf(item), ...sheet } as Sheet;
}

function byField(item: FhirItem): Partial<Question> | undefined {
  const nested = { ...nestedFhir, fromItem: () => undefined };
  for (const fhir of Object.values(fieldFhirs)) {
    const found = fhir.fromItem(item, nested);
    if (found) return found;
  }
  return undefined;
}

function readPlain(item: FhirItem, path: string, contained: readonly Raw[], note: Note): Sheet {
  const choices = choicesFor(item, contained);
  noteOptions(item, path, contained, note);
  if (typeof Reflect.get(item, 'maxLength') === 'number' && ['integer', 'decimal', 'quantity'].includes(item.type))
    note(`${path}.maxLength`, 'how many digits there may be is not held to');
  const offered = withToggles(choices, item, path, note);
  const optionsFrom = offeredFormula(item, path, note);
  const {
    id: _id,
    name: _name,
    questions: _questions,
    ...found
  } = byField(adapt(item, choices, optionsFrom !== undefined)) ?? untaken(item, path, note);
  const sheet: Sheet = {
    type: 'text',
    ...without(found, ...(isHidden(item) ? ['mandatory'] : [])),
    title: titleOf(item),
    ...besides(item),
    ...(isOpen(item) && (choices.length > 0 || optionsFrom !== undefined) ? { allowother: true } : {}),
  };
  return withFormula(
    {
      ...without(sheet, 'options', 'defaultvalue', 'format'),
      ...(choices.length > 0 && takesOptions(sheet) ? { options: offered.map(({ option }) => option) } : {}),
      ...(optionsFrom !== undefined && { optionsFrom }),
      ...(sheet.type === 'text' || sheet.type === 'note' ? formatOf(item, path, note) : {}),
      ...unitOf(item, sheet, path, note),
      ...boundsOf(item, sheet, path, note),
      ...(isHidden(item) ? { hidden: true } : {}),
      ...(sheet.type === 'file' ? kindsOfFile(item) : {}),
      ...(isCounted(sheet) ? occursOf(item) : {}),
      ...initialOf(item, sheet, choices, path, note),
      ...constraintOf(item, sheet.type),
    } as Sheet,
    item,
    path,
    note,
  );
}

const mimeType = 'http://hl7.org/fhir/StructureDefinition/mimeType';

/** Pictures alone where all that the item names are pictures, else any file. */
function kindsOfFile({ extension = [] }: FhirItem): Partial<Sheet> {
  const named = extension.flatMap(({ url, valueCode }) => (url === mimeType ? [valueCode ?? ''] : []));
  return named.length > 0 && named.every((type) => type.startsWith('image/')) ? {} : { accept: 'any' };
}

/** Also where the next version of FHIR says so. */
function isOpen(item: FhirItem): boolean {
  return item.type === 'open-choice' || Reflect.get(item, 'answerConstraint') === 'optionsOrString';
}

function untaken(item: FhirItem, path: string, note: Note): Partial<Question> {
  if (item.type !== 'group' && item.type !== 'display')
    note(path, `no field takes the answers of type ${item.type.slice(0, 50)}: only the text is shown`);
  return { type: 'label' };
}

/** Yes and no as choices, for an answer that has to be given either way. */
const yesAndNo: readonly Choice[] = [
  { option: { text: { en: 'Yes', fa: 'بله' }, value: 'true' }, answer: { valueBoolean: true } },
  { option: { text: { en: 'No', fa: 'خیر' }, value: 'false' }, answer: { valueBoolean: false } },
];

/** The choices that an item of another system offers. A required boolean is answered by "no" too, which no tick can say. */
export function choicesFor(item: FhirItem, contained: readonly Raw[]): readonly Choice[] {
  if (item.type === 'boolean') return item.required || controlOf(item) === 'radio-button' ? yesAndNo : [];
  return item.type === 'group' || item.type === 'display' ? [] : choicesOf(item, contained);
}

/** Most options shown in a list where nothing says how to show them. */
const mostOpen = 7;

/** The item in the words that fields read. */
function adapt(item: FhirItem, choices: readonly Choice[], isComputed: boolean): FhirItem {
  const bare = without(item, 'item', 'initial', 'answerOption');
  if (isComputed) return { ...bare, type: 'choice' };
  if (choices.length > 0 && item.type !== 'quantity') return withControl({ ...bare, type: 'choice' }, choices);
  if (item.type === 'choice' || item.type === 'open-choice' || item.type === 'reference')
    return { ...bare, type: 'string' };
  if (item.type === 'quantity') return { ...bare, type: 'decimal' };
  if (isSlider(item) && !hasBounds(item))
    return { ...bare, extension: item.extension?.filter(({ url }) => url !== standard.itemControl) };
  return item.type === 'string' && controlOf(item) === 'text-area' ? { ...bare, type: 'text' } : bare;
}

function isSlider(item: FhirItem): boolean {
  return controlOf(item) === 'slider';
}

function hasBounds(item: FhirItem): boolean {
  return [standard.minValue, standard.maxValue].every((url) => {
    const bound = findExtension(item, url);
    return (bound?.valueDecimal ?? bound?.valueInteger) !== undefined;
  });
}

function withControl(item: FhirItem, choices: readonly Choice[]): FhirItem {
  if (controlOf(item) !== undefined || choices.length > mostOpen) return item;
  return {
    ...item,
    extension: [
      ...(item.extension ?? []),
      { url: standard.itemControl, valueCodeableConcept: { coding: [{ code: 'radio-button' }] } },
    ],
  };
}

/** Types whose bounds are of how many they hold. */
function isCounted({ type }: Sheet): boolean {
  return type === 'select' || type === 'flatview' || type === 'file' || type === 'container';
}

/** What it is called: its text, else what its code says, else its linkId. */
export function titleOf(item: FhirItem): Localized {
  const written = fromFhirText(textOf(item.text), item._text);
  const isFilled =
    typeof written === 'string'
      ? written.trim() !== ''
      : Object.values(written ?? {}).some((text) => text.trim() !== '');
  if (written !== undefined && isFilled) return written;
  const code = recordsOf(Reflect.get(item, 'code'))
    .map(({ display }) => textOf(display))
    .find((display) => display !== undefined);
  return code ?? textOf(item.linkId) ?? '—';
}

/** What stands for the text where there is little room, the number that stands before it, and how the answer is to be written. */
export function besides(item: FhirItem): Partial<Sheet> {
  const prefix = textOf(Reflect.get(item, 'prefix'));
  const format = textOf(findExtension(item, known.entryFormat)?.valueString);
  const short = textOf(findExtension(item, known.shortText)?.valueString);
  return {
    ...(short === undefined ? {} : { shorttitle: short }),
    ...(prefix === undefined ? {} : { subtitle: prefix }),
    ...(format === undefined ? {} : { subtext: format }),
  };
}

function isHidden(item: FhirItem): boolean {
  return findExtension(item, known.hidden)?.valueBoolean === true;
}

function unitOf(item: FhirItem, { type, unit }: Sheet, path: string, note: Note): Partial<Sheet> {
  const units = (item.extension ?? [])
    .filter(({ url }) => url === known.unitOption)
    .map(({ valueCoding }) => valueCoding?.display ?? valueCoding?.code);
  if (units.length > 1 && (unitsOf(item).length === 0 || item.repeats === true || type !== 'number'))
    note(`${path}.extension`, 'several units to choose from: the answer is taken in none of them');
  if (type !== 'number' && type !== 'numericrange') return {};
  if (unitsOf(item).length > 0) return item.repeats === true ? {} : { unit: undefined };
  return unit !== undefined || units.length !== 1 || units[0] === undefined ? {} : { unit: units[0] };
}

/** The answer that the item begins with, where its field takes it. */
function initialOf(item: FhirItem, sheet: Sheet, choices: readonly Choice[], path: string, note: Note): Partial<Sheet> {
  const selected = (item.answerOption ?? []).filter((option) => Reflect.get(option, 'initialSelected') === true);
  const initial: readonly FhirAnswer[] = item.initial?.length ? item.initial : selected;
  if (initial.length === 0) return {};
  const question = { ...sheet, id: '', name: '' };
  const defaultvalue = answerFrom(initial, question, choices);
  const model = fieldModels[sheet.type];
  const parsed = defaultvalue === undefined ? undefined : model.parse(defaultvalue, question);
  if (parsed?.ok && isSameJson(parsed.answer, defaultvalue)) return { defaultvalue };
  note(`${path}.initial`, 'an initial value that the question does not take');
  return {};
}

/** A question that is computed takes its formula in the place of answers; another one may begin with what is computed. */
function withFormula(sheet: Sheet, item: FhirItem, path: string, note: Note): Sheet {
  const initial = formulaAt(item, [known.initialExpression], path, note);
  const formula = formulaAt(item, [known.calculatedExpression], path, note);
  if (formula === undefined && initial === undefined) return sheet;
  if (fieldModels[sheet.type].kind !== 'input') {
    note(path, 'a group or a text cannot be computed');
    return sheet;
  }
  if (formula === undefined) return { ...sheet, initialformula: asAnswer(initial, item, sheet) };
  if (item.repeats === true) note(`${path}.repeats`, 'several values of a computation are shown as one text');
  return {
    ...without(sheet, 'allowother', 'defaultvalue', 'mandatory', 'min', 'max', 'format', 'step', 'constraint'),
    type: 'calculated',
    formula,
  };
}

/** Yes and no that are chosen are texts. */
function asAnswer(formula: string | undefined, { type }: FhirItem, sheet: Sheet): string | undefined {
  const expression = fromFormula(formula);
  return expression !== undefined && type === 'boolean' && takesOptions(sheet)
    ? toFormula(`(${expression}).toString()`)
    : formula;
}
