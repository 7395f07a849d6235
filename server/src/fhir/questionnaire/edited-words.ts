import { isRecord } from '../../../../src/engine/definition/walk-questions.ts';
import { recordsOf, type Raw } from '../../../../src/interchange/shared/raw.ts';

const translation = 'http://hl7.org/fhir/StructureDefinition/translation';

/**
 * The resource with texts that were changed changed in their own language too.
 *
 * A text is served beside its translations, among them one in the language of the form, which says the same. Whoever
 * changes the text alone means both: the translation that still says what was served gives way.
 */
export function withEditedWords<T extends Raw>(resource: T, served: Raw): T {
  const language = typeof served['language'] === 'string' ? served['language'] : undefined;
  const before = new Set<string>();
  if (language === undefined) return resource;
  walk(served, (text) => void before.add(text));
  return edit(resource, language, before) as T;
}

/** Every text that has an element beside it. */
function walk(value: unknown, take: (text: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && isRecord(Reflect.get(value, `_${key}`))) take(inner);
    walk(inner, take);
  }
}

function edit(value: unknown, language: string, before: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => edit(each, language, before));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const text = key.startsWith('_') ? value[key.slice(1)] : undefined;
      const edited = typeof text === 'string' && isRecord(inner) ? said(inner, text, language, before) : inner;
      return [key, edit(edited, language, before)];
    }),
  );
}

/** The element, whose translation into that language says the text where it says what was served before. */
function said(element: Raw, text: string, language: string, before: ReadonlySet<string>): Raw {
  const extension = recordsOf(element['extension']).map((each) => {
    const parts = recordsOf(each['extension']);
    const isOwn =
      each['url'] === translation && parts.some(({ url, valueCode }) => url === 'lang' && valueCode === language);
    if (!isOwn) return each;
    const extension = parts.map((part) =>
      part['url'] === 'content' && before.has(String(part['valueString'])) ? { ...part, valueString: text } : part,
    );
    return { ...each, extension };
  });
  return { ...element, extension };
}
