import { withPaths } from './references.ts';
import { pathOf, type SurveyNode } from './survey-nodes.ts';
import type { Survey } from './to-xform.ts';
import { element } from './xml.ts';
import { startingValue } from './starting-value.ts';

/** What is asked, in its order, a page at a time. */
export function writeBody(survey: Survey): string {
  return element('h:body', { class: 'pages' }, ...survey.nodes.map((node) => control(node, survey)));
}

function control(node: SurveyNode, survey: Survey): string {
  if (node.kind !== 'question') return groupOf(node, survey);
  const { type = '' } = node.row;
  if (type === 'hidden' || type === 'calculate') return '';
  const labels = labelOf(node, survey);
  const attributes = { ref: pathOf(node), appearance: node.row['appearance'] };
  const [kind = '', list = ''] = type.split(' ');
  switch (kind) {
    case 'select_one':
      return element('select1', attributes, labels, itemset(node, list, survey));
    case 'select_multiple':
      return element('select', attributes, labels, itemset(node, list, survey));
    case 'range':
      return element('range', { ...attributes, ...scaleOf(node) }, labels);
    case 'acknowledge':
      return element('trigger', attributes, labels);
    case 'image':
      return element('upload', { ...attributes, mediatype: 'image/*' }, labels);
    case 'file':
      return element('upload', { ...attributes, mediatype: 'application/*' }, labels);
    default:
      return element('input', attributes, labels);
  }
}

/** A group of which nothing is shown is none. */
function groupOf(node: SurveyNode, survey: Survey): string {
  const children = node.children.map((child) => control(child, survey)).join('');
  if (children === '') return '';
  const path = pathOf(node);
  const label = labelOf(node, survey);
  if (node.kind === 'repeat') {
    const begins = node.children.flatMap((child) => startingValue(child, survey, 'odk-new-repeat') ?? []);
    return element('group', { ref: path }, label, element('repeat', { nodeset: path }, ...begins, children));
  }
  const { appearance } = node.row;
  // Lines of a matrix are asked one after another: their table is a way of XLSForm’s to write several questions.
  return element('group', { ref: path, ...(appearance === 'field-list' && { appearance }) }, label, children);
}

function labelOf(node: SurveyNode, { texts }: Survey): string {
  const path = pathOf(node);
  const hasLabel = texts.keep(`${path}:label`, node.row, { label: '' });
  const hasHint = texts.keep(`${path}:hint`, node.row, { hint: '', guidance_hint: 'guidance' });
  return [
    hasLabel ? element('label', { ref: `jr:itext('${path}:label')` }) : '',
    hasHint ? element('hint', { ref: `jr:itext('${path}:hint')` }) : '',
  ].join('');
}

function itemset(node: SurveyNode, list: string, { byName }: Survey): string {
  const filter = node.row['choice_filter'];
  const chosen = filter === undefined ? '' : `[${withPaths(filter, node, byName, 'current()/')}]`;
  return element(
    'itemset',
    { nodeset: `instance('${list}')/root/item${chosen}` },
    element('value', { ref: 'name' }),
    element('label', { ref: 'jr:itext(itextId)' }),
  );
}

function scaleOf({ row }: SurveyNode): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (row['parameters'] ?? '').split(' ').flatMap((part) => {
      const [key = '', value] = part.split('=');
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
