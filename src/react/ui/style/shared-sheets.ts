/** One constructable sheet for each CSS text on the whole page: many elements, and what draws a form before its screen has come, parse it once. */
const sheets: Map<string, CSSStyleSheet> = ((globalThis as unknown as Record<symbol, Map<string, CSSStyleSheet>>)[
  Symbol.for('porsa.sheets')
] ??= new Map());

export function toSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
