/** An element of a document that was sent; names are without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text in it, that of its children left out. */
  readonly text: string;
}

/** Why a text is no XML that is read here. */
export class XmlError extends Error {}

const deepest = 100;
const mostElements = 50_000;
const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const token =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([^\s<>/="'!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;

interface Open extends XmlElement {
  readonly qualified: string;
  readonly children: XmlElement[];
  text: string;
}

/** Reads a document: elements, attributes, text. Throws `XmlError` where it is not well formed, too large, or declares a document type. */
export function parseXml(xml: string): XmlElement {
  const top: Open = open('', '');
  const stack: Open[] = [top];
  let count = 0;
  token.lastIndex = xml.startsWith('\ufeff') ? 1 : 0;
  for (let at = token.lastIndex; at < xml.length; at = token.lastIndex) {
    const found = token.exec(xml);
    const inner = stack.at(-1);
    if (found === null || inner === undefined) throw new XmlError(`No XML from character ${at}.`);
    const [, cdata, end, name, attributes = '', empty, text] = found;
    if (name === undefined) inner.text += cdata ?? plain(text ?? '');
    else if (end === '/') close(stack, name);
    else {
      const child = open(name, attributes);
      inner.children.push(child);
      if (++count > mostElements || stack.length > deepest) throw new XmlError('Too many elements.');
      if (empty !== '/') stack.push(child);
    }
  }
  const [root, ...more] = top.children;
  if (root === undefined || more.length > 0 || stack.length > 1 || top.text.trim() !== '')
    throw new XmlError('A document has one root.');
  return root;
}

function close(stack: Open[], name: string): void {
  const closed = stack.length > 1 ? stack.pop() : undefined;
  if (closed?.qualified !== name) throw new XmlError(`${name} is closed, and is not open.`);
}

function open(qualified: string, attributes: string): Open {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    if (found.has(name)) throw new XmlError(`${name} is given twice.`);
    found.set(name, plain(value.slice(1, -1)));
  }
  return { qualified, name: qualified.replace(/^.*:/, ''), attributes: found, children: [], text: '' };
}

const plain = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,10}))?;?/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex === undefined ? Number(decimal ?? NaN) : Number.parseInt(hex, 16);
      const known = Number.isNaN(code) ? entities.get(name) : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
      if (known === undefined || !whole.endsWith(';')) throw new XmlError(`${whole} is no entity.`);
      return known;
    },
  );
