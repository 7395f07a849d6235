const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that a browser shows and never reads as markup; control characters, which HTML forbids, are dropped. */
export const escapeHtml = (text: string): string =>
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '').replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** An element of attributes and contents; the contents are markup already, attributes are escaped here. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...contents: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value ?? '')}"`);
  return `<${name}${written.join('')}>${contents.join('')}</${name}>`;
}
