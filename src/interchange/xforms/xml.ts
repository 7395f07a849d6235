import { escapeXml } from '../xlsform/workbook/write-xlsx.ts';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attributeText(value)}"`],
  );
  const content = children.join('');
  return `<${name}${written.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`;
}

/** A reader of XML makes spaces of line breaks in attributes. */
const attributeText = (text: string): string =>
  escapeXml(text).replaceAll(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);

export { escapeXml as text };
