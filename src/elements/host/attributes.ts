import type { AttributeSpec, ElementSpec } from './spec.ts';

/** Reads an element's attributes by its table; absent and wrong ones are not there. A blank text counts as absent, a bare flag as true. */
export function readAttributes(
  { attributes }: ElementSpec,
  element: Element,
): Readonly<Record<string, string | boolean>> {
  const values: Record<string, string | boolean> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = element.getAttribute(name);
    if (attribute.kind === 'flag') values[name] = isOn(value);
    else if (value && isFit(attribute, value)) values[name] = value;
  }
  return values;
}

/** Some frameworks write `false` where they mean absent. */
const isOn = (value: string | null): boolean => value !== null && value !== 'false';

const isFit = (attribute: Exclude<AttributeSpec, { kind: 'flag' }>, value: string): boolean =>
  attribute.kind === 'choice' ? attribute.values.includes(value) : attribute.kind === 'text' || !!toAddress(value);

/** An absolute http(s) address without a slash at its end, or undefined where the text is none. */
export function toAddress(value: string): string | undefined {
  try {
    const address = new URL(value, document.baseURI);
    return /^https?:$/.test(address.protocol) ? address.origin + address.pathname.replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a property's value into its attribute: nothing takes it away. */
export function writeAttribute(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}
