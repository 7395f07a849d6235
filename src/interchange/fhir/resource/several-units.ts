import type { Answers, Option, Question } from '../../../engine/definition/types.ts';
import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { fromFhirText } from '../../../fields/fhir/text.ts';
import type { FhirAnswer, FhirCoding, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from './addresses.ts';
import { keptItem, keptOf } from './keep.ts';

/** Units that a quantity may be given in, where there are several; a unit is identified by its code. */
export function unitsOf(item: FhirItem): readonly FhirCoding[] {
  if (item.type !== 'quantity') return [];
  const units = (item.extension ?? []).flatMap(({ url, valueCoding }) =>
    url === known.unitOption && valueCoding && codeOf(valueCoding) !== undefined ? [valueCoding] : [],
  );
  const isApart = new Set(units.map(codeOf)).size === units.length;
  return units.length > 1 && isApart ? units : [];
}

function codeOf({ code, display }: FhirCoding): string | undefined {
  return code ?? display;
}

export function unitOptions(item: FhirItem): readonly Option[] {
  return unitsOf(item).map((unit) => ({
    value: codeOf(unit) ?? '',
    text: fromFhirText(unit.display, unit._display) ?? codeOf(unit) ?? '',
  }));
}

/** The questions of how much and in which unit. */
export function partsOfMeasure(question: Question): { readonly amount: Question; readonly unit: Question } | undefined {
  const [amount, unit] = question.questions ?? [];
  return keptOf(question).measures === true && amount && unit ? { amount, unit } : undefined;
}

export function writeMeasure(question: Question, answers: Answers): readonly FhirAnswer[] {
  const parts = partsOfMeasure(question);
  const item = keptItem(question);
  const value = parts && Object.hasOwn(answers, parts.amount.name) ? answers[parts.amount.name] : undefined;
  if (!parts || !item || typeof value !== 'number') return [];
  const chosen = Object.hasOwn(answers, parts.unit.name) ? answers[parts.unit.name] : undefined;
  const unit = unitsOf(item).find((each) => codeOf(each) === chosen);
  const { system, code, display } = unit ?? {};
  const words = display ?? code;
  return [
    {
      valueQuantity: {
        value,
        ...(words === undefined ? {} : { unit: words }),
        ...(system === undefined ? {} : { system }),
        ...(code === undefined ? {} : { code }),
      },
    } as FhirAnswer,
  ];
}

/** How much in which unit; undefined where the quantity is in none of them. One without a unit is taken as it is. */
export function readMeasure(question: Question, answer: FhirAnswer): Answers | undefined {
  const parts = partsOfMeasure(question);
  const item = keptItem(question);
  const quantity: unknown = Reflect.get(answer, 'valueQuantity');
  if (!parts || !item || !isRecord(quantity) || typeof quantity['value'] !== 'number') return undefined;
  const { code, unit, system, value } = quantity;
  const amount = { [parts.amount.name]: value as number };
  if (code === undefined && unit === undefined) return amount;
  const found = unitsOf(item).find((each) =>
    code === undefined
      ? each.display === unit || each.code === unit
      : each.code === code && (system === undefined || each.system === undefined || each.system === system),
  );
  return found && { ...amount, [parts.unit.name]: codeOf(found) ?? '' };
}
