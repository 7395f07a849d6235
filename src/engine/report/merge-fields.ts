/** What is known of a response, as texts of the report name it. */
export const responseNames = ['response.date', 'response.by', 'form.title', 'form.clinic'] as const;

const name = '[\\p{L}_][\\p{L}\\p{M}\\p{N}_\\u200c]*';
const field = new RegExp(`\\{(${name}(?:\\.${name})?)\\}`, 'gu');

/** The names in braces: `{weight}`, `{patient.name}`. Other braces are text. */
export const mergeNames = (text: string): readonly string[] =>
  [...text.matchAll(field)].flatMap(([, found]) => found ?? []);

/** The text with what stands for each name. */
export const mergeText = (text: string, valueOf: (name: string) => string): string =>
  text.replace(field, (_, found: string) => valueOf(found));

/** The text with a question renamed in its braces. */
export const renameMerged = (text: string, from: string, to: string): string =>
  text.replace(field, (whole, found: string) => (found === from ? `{${to}}` : whole));
