import type { Question } from '../../../engine/definition/types.ts';
import { pick } from '../../../fields/fhir/item.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { without } from '../../shared/raw.ts';
import { occursOf } from '../resource/occurs.ts';
import { readMeasure, unitOptions } from '../resource/several-units.ts';
import { finish } from './finish-question.ts';
import { helpIn } from './help-items.ts';
import type { Carrying, Import, Where } from './import-context.ts';
import type { Sheet } from './question-sheet.ts';

/** A quantity in one of several units: how much, and in which. */
export function measure(sheet: Sheet, item: FhirItem, where: Where, to: Import, bare: FhirItem): Carrying {
  const {
    mandatory,
    helptext,
    subtitle,
    subtext,
    tooltip,
    hidden,
    constraint: _constraint,
    defaultvalue,
    initialformula,
    title,
    ...inner
  } = sheet as Sheet & { readonly hidden?: boolean };
  const outer: Sheet = {
    type: 'container',
    title,
    ...pick(helptext, 'helptext'),
    ...pick(subtitle, 'subtitle'),
    ...pick(subtext, 'subtext'),
    ...pick(tooltip, 'tooltip'),
    ...pick(hidden, 'hidden'),
  };
  const shell = finish(outer, item, where, to, bare, helpIn(item, false));
  const part = (suffix: string, words: Partial<Question>): Question =>
    ({
      id: to.giveId(`${shell.id}[${suffix}]`, where.path),
      name: to.giveName(`${shell.name}_${suffix}`, false),
      displaysize: 6,
      fhir: { wrapped: true },
      ...words,
    }) as Question;
  const amount = part('amount', { title: { en: 'How much', fa: 'مقدار' }, ...inner, ...pick(mandatory, 'mandatory') });
  const unit = part('unit', {
    type: 'flatview',
    title: { en: 'Unit', fa: 'یکا' },
    options: unitOptions(item),
    requiredWhen: `ANSWERED(${amount.name})`,
  });
  const made = { ...shell, questions: [amount, unit], fhir: { ...shell.fhir, measures: true } };
  const initial = readMeasure(made, item.initial?.[0] ?? {});
  if (initialformula !== undefined || (initial === undefined && defaultvalue !== undefined))
    to.note(`${where.path}.initial`, 'an initial value that the question does not take');
  const begun = (question: Question): Question => ({ ...question, ...pick(initial?.[question.name], 'defaultvalue') });
  return placedAgain({ ...made, questions: [begun(amount), begun(unit)] }, to);
}

/** A question with several answers: a container of it alone, a row for each answer. */
export function wrap(sheet: Sheet, item: FhirItem, where: Where, to: Import, bare: FhirItem): Carrying {
  const {
    mandatory,
    helptext,
    hidden,
    constraint: _constraint,
    ...inner
  } = sheet as Sheet & { readonly hidden?: boolean };
  const outer: Sheet = {
    type: 'container',
    title: sheet.title,
    multimode: true,
    ...pick(mandatory, 'mandatory'),
    ...pick(helptext, 'helptext'),
    ...pick(hidden, 'hidden'),
    ...occursOf(item),
  };
  const shell = finish(outer, item, where, to, bare, helpIn(item, false));
  if (
    inner.defaultvalue !== undefined ||
    inner.initialformula !== undefined ||
    Reflect.get(item, 'initial') !== undefined
  )
    to.note(where.path, 'initial values of a question with several answers: nothing is filled in');
  const name = to.giveName(`${shell.name}_each`, false);
  const each = {
    ...without(inner, 'defaultvalue', 'initialformula'),
    id: to.giveId(`${shell.id}[]`, where.path),
    name,
    fhir: { wrapped: true },
  } as Question;
  return placedAgain({ ...shell, questions: [each], fhir: { ...shell.fhir, wraps: true } }, to);
}

/** Rules ask for what stands in the container, which was made after it had its place. */
function placedAgain(question: Carrying, to: Import): Carrying {
  const placed = to.placed(question.id);
  if (placed) to.place({ ...placed, question });
  return question;
}
