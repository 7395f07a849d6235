import type { ViewAttributes } from '../../../api/contract/pages/first-view.ts';

export type Props = Readonly<Record<string, unknown>>;

/** What is no attribute: what React keeps to itself, and what a control is given otherwise. */
const apart = /^(on[A-Z].*|ref|children|value|checked|default(Value|Checked)|suppress.*)$/;
const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** `true` and `false` in these are words. */
const worded = /^(aria|data)-|^(spellCheck|draggable|contentEditable)$/;
const unitless = /^--|^(opacity|order|zIndex|flex\w*|grid\w*|fontWeight|lineHeight|aspectRatio|scale)$/;

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An element's attributes as React writes them; in a drawing those of the pen have dashes. */
export function attributesOf(props: Props): ViewAttributes {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (apart.test(name) || value === null || value === undefined) continue;
    const isFlag = typeof value === 'boolean' && !worded.test(name);
    if (name === 'style') attributes[name] = styleOf(value as Props);
    else if (!isFlag || value) attributes[attributeOf(name)] = isFlag ? '' : String(value);
  }
  return attributes;
}

/** Documents take the names of HTML in any case, and those of drawings as they are. */
const attributeOf = (name: string): string =>
  names[name] ?? (/^(stroke|fill|clip|text|font|stop|dominant)[A-Z]/.test(name) ? toKebab(name) : name);

function styleOf(style: Props): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && typeof value !== 'boolean')
    .map(([name, value]) => {
      const unit = typeof value === 'number' && value !== 0 && !unitless.test(name) ? 'px' : '';
      return `${name.startsWith('--') ? name : toKebab(name)}:${String(value).trim()}${unit}`;
    })
    .join(';');
}
