import { bounds } from '../workbook/bounds.ts';
import { checkInstances } from './check-instances.ts';
import { checkList, checkTables } from './check-lists.ts';
import { readParameters } from './check-parameters.ts';
import { checkRange } from './check-range.ts';
import { checkReferences, copiesOf, isDynamic, namesReferredTo } from '../survey/references.ts';
import { isYes } from '../survey/yes-no.ts';
import type { SurveyNode, SurveyTree } from '../survey/survey-tree.ts';
import type { SurveyParts } from '../survey/survey-parts.ts';
import { refuse } from '../workbook/xls-form-error.ts';

const unasked = ['calculate', 'hidden'];
const media = ['image', 'big-image', 'audio', 'video'];

/** Refuses what no reader of XLSForm accepts: references that lead nowhere, lists that are not there, questions without words. */
export function checkSurvey(parts: SurveyParts): void {
  const { tree, tables } = parts;
  checkSize(parts);
  for (const node of tree.all) checkNode(node, parts);
  for (const { row, cells } of tables.get('survey')?.rows ?? []) {
    for (const [column, text] of cells)
      if (!/^(?:type|name|trigger)$/.test(column)) checkReferences('survey', row, text, parts);
  }
  for (const { row, cells } of tables.get('choices')?.rows ?? []) {
    for (const [column, text] of cells)
      if (/^(?:label|media)(?:::|$)/.test(column)) checkReferences('choices', row, text, parts);
    checkMedia('choices', row, cells, true);
  }
  checkSettings(parts);
  checkTables(tree.all);
  checkInstances(parts);
}

function checkSize({ tree, lists }: SurveyParts): void {
  if (tree.all.length > bounds.questions)
    refuse('survey', tree.all[bounds.questions]?.row, `asks more than ${bounds.questions} questions.`);
  let offered = 0;
  for (const { list = '', row } of tree.all) {
    offered += lists.get(list)?.length ?? 0;
    if (offered > bounds.options) refuse('survey', row, `more than ${bounds.options} choices are offered.`);
  }
}

function checkNode(node: SurveyNode, parts: SurveyParts): void {
  const { cells, row, kind, type } = node;
  checkMedia('survey', row, cells, kind === 'question' && isAsked(node));
  const parameters = readParameters(node);
  if (/^geo(?:point|trace|shape)$/.test(type) && !node.isOld)
    checkGeometry(row, parameters.get('reference-geometry'), parts);
  if (type === 'background-geopoint' && (!cells.has('trigger') || cells.has('calculation')))
    refuse('survey', row, 'a background-geopoint needs a trigger, and no formula.');
  if (cells.has('trigger')) checkTrigger(node, parts);
  if (type.startsWith('select') || type === 'rank' || kind === 'loop') checkList(node, parts);
  if (type === 'range') checkRange(node, parts.lists);
  if (kind === 'question' && isAsked(node)) checkWords(node);
  if (type === 'calculate' && !node.isBare && !cells.has('calculation') && !isDynamic(cells.get('default') ?? '', type))
    refuse('survey', row, `the calculation '${node.name}' has no formula.`);
  if (kind === 'repeat' && copiesOf(node.parent, parts.lists) > 1) refuse('survey', row, 'a repeat within a loop.');
  if (kind === 'repeat') checkCount(node, parts.tree);
}

const hasColumn = (cells: ReadonlyMap<string, string>, pattern: RegExp): boolean =>
  [...cells.keys()].some((column) => pattern.test(column));
const isSeen = ({ cells }: SurveyNode): boolean => hasColumn(cells, /^(?:label|hint)(?:::|$)/);

/** What is computed and has no words is not asked. */
const isAsked = (node: SurveyNode): boolean =>
  !unasked.includes(node.type) && (isSeen(node) || !(node.cells.has('calculation') || node.cells.has('trigger')));

/** Guidance alone is not enough, since it may be hidden. */
function checkWords(node: SurveyNode): void {
  const { cells, row, name } = node;
  if (!node.isBare && !isSeen(node) && !hasColumn(cells, /^media(?:::|$)/))
    refuse('survey', row, `the question '${name}' has neither a label nor a hint.`);
}

function checkCount({ cells, row, name, parent }: SurveyNode, { root }: SurveyTree): void {
  const count = cells.get('repeat_count');
  if (count === undefined || /^\$\{[^{}]+\}$/.test(count)) return;
  if ((parent?.children ?? root).some((sibling) => sibling.name === `${name}_count`))
    refuse('survey', row, `the name '${name}_count' is needed for the count of '${name}'.`);
}

function checkMedia(sheet: string, row: number, cells: ReadonlyMap<string, string>, isShown: boolean): void {
  const kinds = [...cells.keys()].flatMap((column) => /^media::([^:]+)/.exec(column)?.[1] ?? []);
  const unknown = kinds.find((kind) => !media.includes(kind));
  if (unknown !== undefined)
    refuse(sheet, row, `the medium '${unknown.slice(0, 80)}' is not one of ${media.join(', ')}.`);
  if (isShown && kinds.includes('big-image') && !kinds.includes('image'))
    refuse(sheet, row, 'a big image without an image.');
}

/** One reference, or several with commas between them, each to a question that somebody can change. */
function checkTrigger({ cells, row, name: triggered }: SurveyNode, { tree }: SurveyParts): void {
  if ((tree.byName.get(triggered)?.length ?? 0) > 1)
    refuse('survey', row, `the trigger may be for one of several: '${triggered}' stands more than once.`);
  const trigger = cells.get('trigger') ?? '';
  if (!trigger.includes('${')) refuse('survey', row, `the trigger '${trigger.slice(0, 80)}' is no reference.`);
  for (const part of trigger.split(',')) {
    const [name, ...more] = namesReferredTo('survey', row, part);
    if (more.length > 0) refuse('survey', row, 'several triggers have commas between them.');
    if (name === undefined) continue;
    const found =
      tree.byName
        .get(name)
        ?.filter(({ kind, type }) => (kind === 'question' || kind === 'metadata') && type !== 'audit') ?? [];
    if (found.length === 0) refuse('survey', row, `the trigger '${name.slice(0, 80)}' is no question of the form.`);
    if (
      found.some(
        (each) =>
          each.type === 'calculate' || ((each.cells.has('calculation') || each.cells.has('trigger')) && !isSeen(each)),
      )
    )
      refuse('survey', row, `the trigger '${name}' is not shown, so nobody can change it.`);
  }
}

function checkGeometry(row: number, target: string | undefined, { tree, lists, tables }: SurveyParts): void {
  if (target === undefined) return;
  const repeat = /^\$\{([^{}]+)\}$/.exec(target)?.[1];
  const isRepeat =
    repeat !== undefined && tree.all.some(({ kind, name }) => kind === 'repeat' && name.toLowerCase() === repeat);
  const isEntity =
    tables.get('entities')?.rows.some(({ cells }) => cells.get('list_name')?.toLowerCase() === target) === true;
  const isSource =
    [...lists.keys()].some((list) => list.toLowerCase() === target) ||
    tree.all.some(
      ({ type, name, list }) =>
        type !== 'select_one_external' &&
        (/^(?:xml|csv)-external$/.test(type) ? name : list?.replace(/\.\w+$/, ''))?.toLowerCase() === target,
    );
  if (!isRepeat && !isEntity && !isSource)
    refuse('survey', row, `the reference-geometry '${target.slice(0, 80)}' is neither a list, a file nor a repeat.`);
}

function checkSettings({ tables, settings, ...parts }: SurveyParts): void {
  for (const { row, cells } of tables.get('settings')?.rows ?? [])
    for (const text of cells.values()) checkReferences('settings', row, text, { settings, ...parts });
  if (isYes(settings.get('omit_instanceid')) && settings.has('public_key'))
    refuse('settings', tables.get('settings')?.rows[0]?.row, 'an encrypted form needs its instanceID.');
}
