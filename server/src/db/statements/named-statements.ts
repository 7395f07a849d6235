const names = new Map<string, string>();

/** A statement that PostgreSQL is to parse and plan once a connection, and not each time; gives the text back. */
export function named(text: string): string {
  if (!names.has(text)) names.set(text, `porsa${names.size}`);
  return text;
}

/** What a statement is named, where it is one of those. */
export function nameOf(text: string): string | undefined {
  return names.get(text);
}
