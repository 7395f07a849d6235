import type { Question } from '../../../engine/definition/types.ts';
import { findExtension, own } from '../../../fields/fhir/extensions.ts';
import { pick } from '../../../fields/fhir/item.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { extensionsOf } from '../../shared/raw.ts';
import { together } from '../resource/constraints.ts';
import { readVariables } from '../resource/expressions.ts';
import { keep, type Kept } from '../resource/keep.ts';
import { originalOf } from '../resource/read-resource.ts';
import { exclusiveRules } from './exclusive-options.ts';
import { helpTexts, type Help } from './help-items.ts';
import type { Carrying, Import, Where } from './import-context.ts';
import type { Sheet } from './question-sheet.ts';
import { choicesFor, isOwn } from './read-question.ts';

/** Gives the sheet its id and name, and what it keeps of its item. */
export function finish(
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
