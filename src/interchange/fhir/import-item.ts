import { limits } from '../../engine/definition/limits.ts';
import type { Question } from '../../engine/definition/types.ts';
import { own, findExtension } from '../../fields/shared/fhir-extensions.ts';
import { controlOf, pick } from '../../fields/shared/fhir-item.ts';
import type { FhirItem } from '../../fields/shared/fhir-types.ts';
import { known } from './addresses.ts';
import { together } from './constraints.ts';
import { exclusiveRules } from './exclusive-options.ts';
import { readVariables } from './expressions.ts';
import { keep, withoutOwn, type Kept } from './keep.ts';
import { occursOf } from './occurs.ts';
import { extensionsOf, itemsOf, without, type Note, type Raw } from './raw.ts';
import { originalOf, standIn } from './read-resource.ts';
import { readMeasure, unitOptions } from './several-units.ts';
import { besides, choicesFor, isOwn, readQuestion, titleOf, type Sheet } from './read-question.ts';

/** An item that became a question or a page, with what decides whether it is shown. */
export interface Placed {
  readonly id: string;
  readonly item: FhirItem;
  readonly path: string;
  readonly question?: Question;
  readonly under?: Placed;
}

export interface Import {
  readonly note: Note;
  readonly contained: readonly Raw[];
  readonly giveName: (wanted: string, isOwn: boolean) => string;
  /** The linkId where nothing else has it. */
  readonly giveId: (linkId: string, path: string) => string;
  readonly place: (placed: Placed) => Placed;
  readonly placed: (id: string) => Placed | undefined;
}

interface Where {
  readonly path: string;
  readonly depth: number;
  readonly under?: { readonly id: string; readonly linkId: string };
}

export function importItems(
  items: readonly FhirItem[],
  base: string,
  depth: number,
  to: Import,
  skipped: ReadonlySet<FhirItem> = new Set(),
  under?: Where['under'],
): readonly Question[] {
  return items.flatMap((item, index) =>
    skipped.has(item) ? [] : importItem(item, { path: `${base}item[${index}]`, depth, under }, to),
  );
}

/** The question, and after it those that stand under it in FHIR. */
function importItem(written: FhirItem, where: Where, to: Import): readonly Question[] {
  const { path } = where;
  const item = named(written, path, to.note);
  const isGroup =
    item.type === 'group' && (!isOwn(item) || findExtension(item, `${own}type`)?.valueString === 'container');
  const question = isGroup ? importGroup(item, where, to) : importQuestion(item, where, to);
  const isLeaf = isGroup || isOwn(item) || question.fhir === undefined;
  if (isLeaf) return [question];
  const skipped = new Set(helpIn(item, false).map((each) => each.item));
  return [
    question,
    ...importItems(itemsOf(item), `${path}.`, where.depth, to, skipped, { id: question.id, linkId: item.linkId }),
  ];
}

/** An item without a linkId goes by its place; one without a type is a text, or a group where others stand in it. */
function named(item: FhirItem, path: string, note: Note): FhirItem {
  const { linkId, type } = item as { readonly linkId: unknown; readonly type: unknown };
  const [isNamed, isTyped] = [typeof linkId === 'string' && linkId !== '', typeof type === 'string'];
  if (isNamed && isTyped) return item;
  note(path, 'an item without a linkId or a type');
  return standIn(item, {
    linkId: isNamed ? item.linkId : path,
    type: isTyped ? item.type : itemsOf(item).length > 0 ? 'group' : 'display',
  });
}

type Carrying = Question & { readonly fhir?: Kept };

function importGroup(item: FhirItem, where: Where, to: Import): Carrying {
  const { path, depth } = where;
  const children = itemsOf(item);
  const skipped = helpIn(item, true);
  const isEmpty = children.length === skipped.length;
  const isTooDeep = depth >= limits.containerDepth || isTooDeepForOthers(children, depth);
  if (isEmpty || isTooDeep) {
    if (!isEmpty)
      to.note(path, `groups within more than ${limits.containerDepth} others: only the text of this one is shown`);
    return finish(
      { type: 'label', title: titleOf(item), ...besides(item) },
      item,
      where,
      to,
      isEmpty ? withoutOwn(without(originalOf(item), 'item')) : withoutOwn(originalOf(item)),
      isEmpty ? helpIn(item, true) : [],
    );
  }
  const sheet = readQuestion(item, path, to.contained, to.note);
  const shell = finish(
    { ...sheet, type: 'container' },
    item,
    where,
    to,
    withoutOwn(without(originalOf(item), 'item')),
    skipped,
  );
  const questions = importItems(children, `${path}.`, depth + 1, to, new Set(skipped.map((each) => each.item)));
  if (questions.length > 0)
    return { ...shell, questions: Reflect.get(shell, 'hidden') === true ? questions.map(asNobodyAsks) : questions };
  return { ...without(shell, 'multimode', 'min', 'max'), type: 'label' };
}

/** What nobody sees cannot be demanded of anybody. */
function asNobodyAsks(question: Question): Question {
  return {
    ...without(question, 'mandatory'),
    ...(question.questions ? { questions: question.questions.map(asNobodyAsks) } : {}),
  };
}

/** Several answers of one question need a container, which is one more level. */
function isTooDeepForOthers(children: readonly FhirItem[], depth: number): boolean {
  return (
    depth + 1 >= limits.containerDepth &&
    children.some((child) => child.type !== 'group' && child.repeats === true && depth + 1 > limits.containerDepth)
  );
}

function importQuestion(item: FhirItem, where: Where, to: Import): Carrying {
  const sheet = readQuestion(item, where.path, to.contained, to.note);
  const takesMany = sheet.multimode === true || sheet.type === 'calculated' || sheet.type === 'label';
  const bare = withoutOwn(without(originalOf(item), 'item'));
  if (
    !isOwn(item) &&
    item.repeats !== true &&
    sheet.type === 'number' &&
    unitOptions(item).length > 0 &&
    where.depth < limits.containerDepth
  )
    return measure(sheet, item, where, to, bare);
  if (isOwn(item) || item.repeats !== true || takesMany)
    return finish(sheet, item, where, to, bare, helpIn(item, false));
  if (takesSeveral(sheet)) return finish({ ...sheet, multimode: true }, item, where, to, bare, helpIn(item, false));
  if (where.depth >= limits.containerDepth) {
    to.note(where.path, 'several answers of one question: only one is taken');
    return finish(sheet, item, where, to, bare, helpIn(item, false));
  }
  return wrap(sheet, item, where, to, bare);
}

function takesSeveral({ type }: Sheet): boolean {
  return type === 'select' || type === 'flatview' || type === 'file';
}

/** A quantity in one of several units: how much, and in which. */
function measure(sheet: Sheet, item: FhirItem, where: Where, to: Import, bare: FhirItem): Carrying {
  const {
    mandatory,
    helptext,
    subtitle,
    subtext,
    tooltip,
    hidden,
    constraint,
    defaultvalue,
    initialformula,
    title,
    ...inner
  } = sheet as Sheet & { readonly hidden?: boolean };
  if (constraint) to.note(where.path, 'a rule about a quantity in one of several units is not asked');
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
function wrap(sheet: Sheet, item: FhirItem, where: Where, to: Import, bare: FhirItem): Carrying {
  if (sheet.constraint) to.note(where.path, 'a rule about all answers of one question is not asked');
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

/** Gives the sheet its id and name, and what it keeps of its item. */
function finish(
  sheet: Sheet,
  item: FhirItem,
  where: Where,
  to: Import,
  bare: FhirItem,
  help: readonly Help[],
): Carrying {
  const id = to.giveId(item.linkId, where.path);
  const given = findExtension(item, `${own}name`)?.valueString;
  const name = to.giveName(given ?? item.linkId, given !== undefined);
  const kept: Kept = {
    item: keep(bare),
    ...(help.length > 0 ? { help: help.map((each) => ({ at: each.at, item: keep(originalOf(each.item)) })) } : {}),
    ...pick(where.under?.linkId, 'under'),
  };
  const question: Carrying = {
    ...sheet,
    ...(sheet.helptext === undefined ? helpTexts(help) : {}),
    ...exclusiveOf(sheet, item, name, to),
    id,
    name,
    ...readVariables(item, where.path, to.note),
    ...(isOwn(item) ? {} : { fhir: kept }),
  } as Carrying;
  to.place({ id, item, path: where.path, question, under: where.under && to.placed(where.under.id) });
  return question;
}

/** Options that go with no other, beside what else the answers must fulfil; a designer's own rule stands in the place of both. */
function exclusiveOf(
  { type, constraint }: Sheet,
  item: FhirItem,
  name: string,
  to: Import,
): Pick<Question, 'constraint'> {
  const isTaken =
    isOwn(item) ||
    extensionsOf(item).some(({ url }) => url.startsWith(`${own}constraint`)) ||
    (type !== 'select' && type !== 'flatview');
  const rules = isTaken ? [] : exclusiveRules(item, choicesFor(item, to.contained), name);
  return rules.length === 0 ? {} : { constraint: together([...(constraint ? [constraint] : []), ...rules]) };
}

interface Help {
  readonly at: number;
  readonly item: FhirItem;
  readonly key: 'helptext' | 'tooltip';
}

/** Texts under an item that help with it: the first of each kind is shown as such. */
function helpIn(item: FhirItem, isGroup: boolean): readonly Help[] {
  if (isOwn(item)) return [];
  const found: Help[] = [];
  itemsOf(item).forEach((each, at) => {
    const key = helpKey(each, isGroup);
    // Some systems write help as a text to be filled in, which nobody is to fill in.
    const isPlain =
      (each.type === 'display' || (each.type === 'text' && controlOf(each) === 'help')) &&
      !isConditional(each) &&
      itemsOf(each).length === 0;
    if (key && isPlain && !isOwn(each) && found.every((known) => known.key !== key))
      found.push({ at, item: each, key });
  });
  return found;
}

/** Help is shown with its question, so what is shown now and then is a text of its own. */
function isConditional(item: FhirItem): boolean {
  return (
    Reflect.get(item, 'enableWhen') !== undefined ||
    extensionsOf(item).some(({ url }) => url === known.enableWhenExpression || url === known.enableWhenExpressionOfR5)
  );
}

function helpKey(item: FhirItem, isGroup: boolean): Help['key'] | undefined {
  const control = controlOf(item);
  if (control === 'help') return 'helptext';
  if (control === 'flyover') return 'tooltip';
  const isInstruction = item.extension?.some(
    ({ url, valueCodeableConcept }) =>
      /displayCategory$/.test(url) && valueCodeableConcept?.coding?.[0]?.code === 'instructions',
  );
  return isInstruction && !isGroup ? 'helptext' : undefined;
}

function helpTexts(help: readonly Help[]): Partial<Question> {
  return Object.fromEntries(help.map(({ key, item }) => [key, titleOf(item)]));
}
