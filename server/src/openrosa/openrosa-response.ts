import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { FieldFault } from '../../../src/api/contract/contract.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { localize } from '../../../src/fields/texts/localize.ts';
import { element, text } from '../../../src/interchange/xforms/xml.ts';
import { errorText, moreText, referenceText, withSentence } from '../errors/error-texts.ts';
import { withShortPath } from '../errors/field-faults.ts';
import { ServerError } from '../errors/server-error.ts';

/** A refusal of answers, and the form that they were given in. */
export class FaultsInForm extends ServerError {
  readonly definition: FormDefinition;

  constructor({ code, detail }: ServerError, definition: FormDefinition) {
    super(code, detail);
    this.definition = definition;
  }
}

/** Faults that a message names: it is read on a phone. */
const mostNamed = 10;

/** What every reply says, in OpenRosa’s shape. */
export function openRosaResponse(message: string, nature: 'submit_success' | 'submit_error' | 'error'): string {
  return element(
    'OpenRosaResponse',
    { xmlns: 'http://openrosa.org/http/response' },
    element('message', { nature }, text(message)),
  );
}

/** A refusal in words, each fault by the title of its question. */
export function messageOf(refusal: ServerError, language: Language, request: string): string {
  const { fields = [] } = refusal.detail;
  const definition = refusal instanceof FaultsInForm ? refusal.definition : undefined;
  const named = fields.slice(0, mostNamed).map((fault) => {
    const { path, message } = withSentence(withShortPath(fault), language);
    return `${titleOf(path, definition, language)}: ${message}`;
  });
  const more = fields.length - named.length;
  return [
    errorText(refusal.code, language),
    ...named,
    ...(more > 0 ? [moreText(more, language)] : []),
    ...(refusal.code === 'internal' ? [referenceText(request, language)] : []),
  ].join('\n');
}

/** The title of the question at a path, as `answers.drugs[0].dose`, with the number of its row. */
function titleOf(path: FieldFault['path'], definition: FormDefinition | undefined, language: Language): string {
  if (definition === undefined) return path;
  const names = path
    .replace(/^patient\./, 'answers.patient_')
    .split('.')
    .slice(1);
  const titles = new Map(walkQuestions(definition).map(({ question }) => [question.name, question.title]));
  const found = names.flatMap((step) => {
    const [, name = '', row] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const title = titles.get(name);
    if (title === undefined) return [];
    return [`${localize(title, language)}${row === undefined ? '' : ` (${Number(row) + 1})`}`];
  });
  return found.length > 0 ? found.join(' › ') : path;
}
