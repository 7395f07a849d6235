import { textOf, type Raw } from '../../shared/raw.ts';

/** What a resource is referred to by: a type with its id, an address, a URN, or what is contained. */
const pointer =
  /^(?:[A-Z][A-Za-z]+\/[A-Za-z\d.-]{1,64}(?:\/_history\/[A-Za-z\d.-]{1,64})?|https?:\/\/\S+|urn:\S+|#\S*)$/;
const named = /^(.*\S) \((\S+)\)$/s;

/** A reference as a text: its name, and in parentheses what it points to; one of both where there is no other. */
export function referenceText({ reference, display }: Raw): string | undefined {
  const [points, name] = [textOf(reference), textOf(display)?.trim()];
  if (points === undefined || !name) return points ?? (name || undefined);
  return `${name} (${points})`;
}

/** The reference that a text stands for; a text that points to nothing is a name. */
export function toReference(text: string): Raw {
  if (pointer.test(text)) return { reference: text };
  const [, display, reference = ''] = named.exec(text) ?? [];
  return pointer.test(reference) ? { reference, display } : { display: text };
}
