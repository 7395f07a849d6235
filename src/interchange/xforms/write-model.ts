import { asksBefore, withPaths } from './references.ts';
import { beginsComputed, startingValue } from './starting-value.ts';
import { allNodes, pathOf, rootName, type SurveyNode } from './survey-nodes.ts';
import type { Survey, XFormName } from './to-xform.ts';
import { element, text } from './xml.ts';

/** Pixels of a photo’s longer side: as many as photos are kept with. */
const mostPixels = '2000';

const meta = `/${rootName}/orx:meta`;

/** Instance, lists of choices, binds and texts. */
export function writeModel(survey: Survey, { id, version }: XFormName): string {
  const nodes = allNodes(survey.nodes);
  // Binds and lists name texts too, which are all there once they are written.
  const rest = [
    ...listsOf(survey),
    ...survey.nodes.flatMap((node) => bindsOf(node, survey, false)),
    ...metaBinds(nodes),
    ...nodes.flatMap((node) =>
      node.repeats.length > 0 ? [] : (startingValue(node, survey, 'odk-instance-first-load') ?? []),
    ),
  ];
  const instance = element(
    'instance',
    {},
    element(rootName, { id, version }, ...survey.nodes.map(instanceOf), metaInstance(nodes)),
  );
  return element('model', { 'odk:xforms-version': '1.0.0' }, survey.texts.write(), instance, ...rest);
}

function instanceOf(node: SurveyNode): string {
  if (node.kind === 'question') {
    const value = beginsComputed(node) ? undefined : node.row['default'];
    return element(node.name, {}, text(value ?? ''));
  }
  const template = node.kind === 'repeat' ? { 'jr:template': '' } : {};
  return element(node.name, template, ...node.children.map(instanceOf));
}

function metaInstance(nodes: readonly SurveyNode[]): string {
  const parts = ['instanceID', ...(naming(nodes) ? ['instanceName'] : []), 'timeStart'];
  return element('orx:meta', {}, ...parts.map((part) => element(`orx:${part}`, {})));
}

/** The question that says whose answers they are: on a device, forms that are filled are listed by it. */
const naming = (nodes: readonly SurveyNode[]): SurveyNode | undefined =>
  nodes.find(
    ({ question, repeats, row }) =>
      repeats.length === 0 &&
      row['type'] === 'text' &&
      (question?.patientField === 'name' || question?.id === 'porsa-patient.name'),
  );

function metaBinds(nodes: readonly SurveyNode[]): readonly string[] {
  const named = naming(nodes);
  const bind = (part: string, attributes: Readonly<Record<string, string>>): string =>
    element('bind', { nodeset: `${meta}/orx:${part}`, ...attributes });
  return [
    bind('instanceID', { type: 'string', readonly: 'true()', 'jr:preload': 'uid' }),
    ...(named ? [bind('instanceName', { type: 'string', calculate: pathOf(named) })] : []),
    bind('timeStart', { type: 'dateTime', 'jr:preload': 'timestamp', 'jr:preloadParams': 'start' }),
  ];
}

const types: Readonly<Record<string, string>> = {
  integer: 'int',
  decimal: 'decimal',
  date: 'date',
  time: 'time',
  datetime: 'dateTime',
  image: 'binary',
  file: 'binary',
};

function typeOf({ row: { type = '', parameters = '' } }: SurveyNode): string {
  if (type === 'range') return parameters.includes('.') ? 'decimal' : 'int';
  return types[type] ?? 'string';
}

/** `isShown`: a part around it is shown though its condition may not hold, so nothing in it can be required. */
function bindsOf(node: SurveyNode, survey: Survey, isShown: boolean): readonly string[] {
  const isLost = isShown || survey.alwaysShown.has(node.name);
  const children = node.children.flatMap((child) => bindsOf(child, survey, isLost));
  return [bindOf(node, survey, isLost), ...children];
}

function bindOf(node: SurveyNode, { byName, texts }: Survey, isLost: boolean): string {
  const { row } = node;
  const path = pathOf(node);
  const say = (column: string): string | undefined => {
    const written = row[column];
    return written === undefined ? undefined : withPaths(written, node, byName);
  };
  const required = row['required'] === 'yes' ? 'true()' : say('required');
  const hasMessage = texts.keep(`${path}:jr:constraintMsg`, row, { constraint_message: '' });
  const calculation = row['calculation'];
  const isRead = row['type'] === 'note' || row['read_only'] === 'yes';
  return element('bind', {
    nodeset: path,
    ...(node.kind === 'question' && { type: typeOf(node) }),
    relevant: say('relevant'),
    ...(!isLost && row['type'] !== 'hidden' && { required }),
    ...(row['type'] !== 'hidden' && { constraint: say('constraint') }),
    ...(hasMessage && { 'jr:constraintMsg': `jr:itext('${path}:jr:constraintMsg')` }),
    ...(calculation !== undefined && !asksBefore(calculation) && { calculate: unlessNaN(say('calculation') ?? '') }),
    ...(isRead && { readonly: 'true()' }),
    ...(row['type'] === 'image' && row['appearance'] !== 'signature' && { 'orx:max-pixels': mostPixels }),
  });
}

/** What is computed from a blank answer is blank, where XPath has `NaN`: apps would show that, and count it as an answer. */
const unlessNaN = (calculation: string): string => `if(string(${calculation}) = 'NaN', '', ${calculation})`;

/** Each list of choices as an instance, with the columns that filters ask for. */
function listsOf({ sheet, texts }: Survey): readonly string[] {
  const lists = new Map<string, string[]>();
  for (const row of sheet.choices.rows) {
    const { list_name: list = '', name = '', shown_when: when, parent } = row;
    const items = lists.get(list) ?? [];
    lists.set(list, items);
    const id = `${list}-${items.length}`;
    texts.keep(id, row, { label: '' });
    const columns = { itextId: id, name, ...(when !== undefined && { shown_when: when }), ...(parent && { parent }) };
    items.push(element('item', {}, ...Object.entries(columns).map(([key, value]) => element(key, {}, text(value)))));
  }
  return [...lists].map(([id, items]) => element('instance', { id }, element('root', {}, ...items)));
}
