import { limits } from '../../../engine/definition/limits.ts';
import type { Question } from '../../../engine/definition/types.ts';
import { own, findExtension } from '../../../fields/fhir/extensions.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { itemsOf, without, type Note } from '../../shared/raw.ts';
import { invalid } from '../resource/invalid.ts';
import { withoutOwn } from '../resource/keep.ts';
import { originalOf, standIn } from '../resource/read-resource.ts';
import { unitOptions } from '../resource/several-units.ts';
import { finish } from './finish-question.ts';
import { helpIn } from './help-items.ts';
import type { Carrying, Import, Where } from './import-context.ts';
import { measure, wrap } from './part-questions.ts';
import type { Sheet } from './question-sheet.ts';
import { besides, isOwn, readQuestion, titleOf } from './read-question.ts';

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
  note(path, invalid.bareItem);
  return standIn(item, {
    linkId: isNamed ? item.linkId : path,
    type: isTyped ? item.type : itemsOf(item).length > 0 ? 'group' : 'display',
  });
}

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
