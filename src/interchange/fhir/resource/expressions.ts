import { known } from './addresses.ts';
import { extensionsOf, textOf, type Note, type Raw, type Variable } from '../../shared/raw.ts';

/** The expression as a formula of our own: `FHIRPATH("…")`, quotes doubled. */
export function toFormula(expression: string): string {
  return `FHIRPATH("${expression.replaceAll('"', '""')}")`;
}

/** The FHIRPath that a formula consists of; undefined for any other formula. */
export function fromFormula(formula: string | undefined): string | undefined {
  const written = /^FHIRPATH\("((?:[^"]|"")*)"\)$/.exec(formula ?? '')?.[1];
  return written?.replaceAll('""', '"');
}

/** The formula under this address; one that is no FHIRPath is noted. */
export function formulaAt(element: object, urls: readonly string[], path: string, note: Note): string | undefined {
  const extensions = extensionsOf(element);
  const index = extensions.findIndex(({ url }) => urls.includes(url));
  const found = extensions[index];
  if (!found) return undefined;
  const place = `${path}.extension[${index}]`;
  const { language, expression } = (found['valueExpression'] ?? {}) as Raw;
  if (textOf(expression) === undefined) return noted(note, place, 'an expression without a text');
  if (language !== undefined && language !== 'text/fhirpath')
    return noted(note, place, `an expression in ${String(language)}, which is not computed here`);
  return toFormula(String(expression));
}

function noted(note: Note, path: string, what: string): undefined {
  note(path, what);
  return undefined;
}

/** The variables of the form, a page or an item. Those in another language are kept, and noted. */
export function readVariables(element: object, path: string, note: Note): { readonly variables?: readonly Variable[] } {
  const variables = extensionsOf(element).flatMap((extension, index): Variable[] => {
    if (extension.url !== known.variable) return [];
    const place = path ? `${path}.extension[${index}]` : `extension[${index}]`;
    const { name, expression, language } = (extension['valueExpression'] ?? {}) as Raw;
    if (textOf(name) === undefined || textOf(expression) === undefined) {
      note(place, 'a variable without a name or an expression');
      return [];
    }
    if (language !== undefined && language !== 'text/fhirpath')
      note(place, `a variable in ${String(language)}, which is not computed here`);
    return [
      {
        name: String(name),
        expression: String(expression),
        ...(typeof language === 'string' && language !== 'text/fhirpath' ? { language } : {}),
      },
    ];
  });
  return variables.length > 0 ? { variables } : {};
}

/** Variables of a form that was made here, in FHIR's words. */
export function writeVariables(variables: unknown): readonly Raw[] {
  if (!Array.isArray(variables)) return [];
  return (variables as readonly Variable[]).map(({ name, expression, language = 'text/fhirpath' }) => ({
    url: known.variable,
    valueExpression: { name, language, expression },
  }));
}

/** A name in backticks (U+0060), in apostrophes (U+0027), or bare. */
const mentioned = /%(?:\x60([^\x60]+)\x60|\x27([^\x27]+)\x27|([\p{L}_][\p{L}\p{Nd}_]*))/gu;

/** The names of variables that an expression mentions. */
export function mentionsIn(expression: string): readonly string[] {
  return [...expression.matchAll(mentioned)].map(([, quoted, delimited, plain]) => quoted ?? delimited ?? plain ?? '');
}
