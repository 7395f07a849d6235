/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | undefined | readonly Html[];

/** HTML from a template; every value that is not HTML itself is escaped, and what is undefined is left out. */
export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(texts.map((text, index) => text + (index < values.length ? write(values[index]) : '')).join(''));
}

/** Takes a text as HTML: for what the renderer has drawn. */
export const drawn = (text: string): Html => new Html(text);

function write(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
