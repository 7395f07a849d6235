import type { XmlElement } from '../../../src/interchange/xforms/parse-xml.ts';

/** An element with all that are in it. */
export const within = (element: XmlElement): readonly XmlElement[] => [element, ...element.children.flatMap(within)];

export const namedIn = (element: XmlElement, name: string): readonly XmlElement[] =>
  within(element).filter((each) => each.name === name);

/** What an app that opens the XForm would stumble over: places, texts and lists that are not there. */
export function xformFaults(root: XmlElement): readonly string[] {
  const paths = new Set<string>();
  const walk = (element: XmlElement, path: string): void => {
    const own = `${path}/${element.name}`;
    paths.add(own);
    for (const child of element.children) walk(child, own);
  };
  const [primary] = namedIn(root, 'instance');
  for (const child of primary?.children ?? []) walk(child, '');
  const ids = new Set(namedIn(root, 'text').map(({ attributes }) => attributes.get('id')));
  const lists = new Set(namedIn(root, 'instance').map(({ attributes }) => attributes.get('id')));
  return within(root).flatMap(({ name, attributes, text }) => [
    ...(['value', 'label', 'hint'].includes(name) ? [] : [attributes.get('ref'), attributes.get('nodeset')])
      .filter((path) => path?.startsWith('/') === true && !paths.has(path.replaceAll('orx:', '')))
      .map((path) => `no place ${path}`),
    ...[...attributes.values()]
      .flatMap((value) => /^jr:itext\('(.*)'\)$/.exec(value)?.[1] ?? [])
      .concat(name === 'itextId' ? [text] : [])
      .filter((id) => !ids.has(id))
      .map((id) => `no text ${id}`),
    ...(name === 'itemset' ? [/instance\('(.*?)'\)/.exec(attributes.get('nodeset') ?? '')?.[1]] : [])
      .filter((list) => !lists.has(list))
      .map((list) => `no list ${list}`),
    ...[...attributes]
      .filter(([key, value]) => key !== 'id' && value.includes('${'))
      .map(([key]) => `a reference of a spreadsheet in ${key}`),
  ]);
}

/** A form as a device sends it, and what was entered: the name of each element with its text as answers have it. */
export interface FilledXForm {
  readonly xml: string;
  readonly entered: readonly (readonly [string, string])[];
}

/** Answers each question that the XForm asks, differently each, and each repeat twice. */
export function fillXForm(root: XmlElement): FilledXForm {
  const controls = new Map(
    within(root)
      .filter(({ name }) => ['input', 'select1', 'select', 'upload', 'trigger', 'range'].includes(name))
      .map((control) => [control.attributes.get('ref') ?? '', control]),
  );
  const binds = new Map(namedIn(root, 'bind').map(({ attributes }) => [attributes.get('nodeset') ?? '', attributes]));
  const repeats = new Set(namedIn(root, 'repeat').map(({ attributes }) => attributes.get('nodeset')));
  const lists = listsOf(root);
  const entered: (readonly [string, string])[] = [];
  let count = 0;
  const write = (element: XmlElement, above: string): string => {
    const path = `${above}/${element.name}`;
    const control = controls.get(path);
    const isRead = binds.get(path)?.get('readonly') !== undefined;
    const children = (): string => element.children.map((child) => write(child, path)).join('');
    if (control !== undefined && !isRead) {
      const { sent, stored } = entry(control, binds.get(path)?.get('type') ?? 'string', (count += 1), lists);
      if (stored !== '') entered.push([element.name, stored]);
      return `<${element.name}>${sent}</${element.name}>`;
    }
    const rows = repeats.has(path) ? 2 : 1;
    return Array.from({ length: rows }, () => `<${element.name}>${children()}</${element.name}>`).join('');
  };
  const data = namedIn(root, 'instance')[0]?.children[0];
  return { xml: data === undefined ? '' : write(data, ''), entered };
}

function entry(
  control: XmlElement,
  type: string,
  number: number,
  lists: ReadonlyMap<string, readonly string[]>,
): { readonly sent: string; readonly stored: string } {
  const choices = lists.get(listOf(control)) ?? [];
  const same = (text: string) => ({ sent: text, stored: text });
  const two = String(10 + (number % 40));
  switch (control.name) {
    case 'select1':
      return same(choices[number % Math.max(choices.length, 1)] ?? '');
    case 'select':
      return same(choices.slice(0, 2).join(' '));
    case 'trigger':
      return { sent: 'OK', stored: 'true' };
    case 'upload':
      return same(`photo-${number}.jpg`);
    default:
  }
  switch (type) {
    case 'int':
      return same(String(number));
    case 'decimal':
      return same(`${number}.5`);
    case 'date':
      return same(`20${two}-03-21`);
    case 'time':
      return { sent: `08:${two}:00.000+03:30`, stored: `08:${two}` };
    case 'dateTime':
      return { sent: `20${two}-03-21T08:30:00.000+03:30`, stored: `20${two}-03-21T08:30` };
    default:
      return same(`text ${number}`);
  }
}

/** Names of the options of each list, whatever filters them. */
const listsOf = (root: XmlElement): ReadonlyMap<string, readonly string[]> =>
  new Map(
    namedIn(root, 'instance').map((instance) => [
      instance.attributes.get('id') ?? '',
      namedIn(instance, 'name').map(({ text }) => text),
    ]),
  );

const listOf = (control: XmlElement): string => {
  const nodeset = namedIn(control, 'itemset')[0]?.attributes.get('nodeset') ?? '';
  return /instance\('(.*?)'\)/.exec(nodeset)?.[1] ?? '';
};
