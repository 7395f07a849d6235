import type { CallBody, CallData } from '../../../src/api/contract/contract.ts';
import { limits } from '../../../src/engine/definition/limits.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { findProblems } from '../../../src/fields/check/find-problems.ts';
import { answerSentences } from '../../../src/fields/sentences/answer-sentences.ts';
import { fromQuestionnaire } from '../../../src/interchange/fhir/import/from-questionnaire.ts';
import { InterchangeError } from '../../../src/interchange/shared/interchange-error.ts';
import { fromRedcap } from '../../../src/interchange/redcap/from-redcap.ts';
import { fromSurveyJs } from '../../../src/interchange/surveyjs/from-survey-js.ts';
import { fromXlsForm } from '../../../src/interchange/xlsform/from-xls-form.ts';
import { readPastedRows } from '../../../src/interchange/xlsform/workbook/pasted-rows.ts';
import { XlsFormError } from '../../../src/interchange/xlsform/workbook/xls-form-error.ts';
import { parseJson } from '../http/request/parse-json.ts';
import { ServerError } from '../errors/server-error.ts';

export type Document = Pick<CallBody<'/category/import'>, 'format' | 'content'>;
type Imported = CallData<'/category/import'>;

/** Reads a form out of another system's document. Throws `unreadableform` with the place, or `toolarge`. */
export function readForm(document: Document): Imported {
  const { definition, left } = read(document);
  if (Buffer.byteLength(JSON.stringify(definition)) > limits.definitionBytes) throw new ServerError('toolarge');
  return { definition, left: left.map(({ path, what }) => ({ path, what })) };
}

function read({ format, content }: Document): Pick<Imported, 'definition'> & {
  readonly left: readonly { readonly path: string; readonly what: string }[];
} {
  try {
    if (format === 'xlsform') return fromXlsForm(Buffer.from(content, 'base64'));
    if (format === 'xlsformrows') return fromXlsForm(readPastedRows(content));
    if (format === 'redcap') return fromRedcap(content);
    const value: unknown = parseJson(Buffer.from(content), Infinity);
    if (format === 'fhir') return fromQuestionnaire(value);
    return format === 'surveyjs' ? fromSurveyJs(value) : { definition: ownForm(value), left: [] };
  } catch (error) {
    if (error instanceof ServerError) throw error;
    throw unreadable(error);
  }
}

/** The reader's own sentence where it has one: it names the place, and repeats nothing that a log must not hold. */
function unreadable(error: unknown): ServerError {
  if (error instanceof XlsFormError)
    return new ServerError('unreadableform', {
      fields: [
        {
          path: error.row === undefined ? error.sheet : `${error.sheet}:${error.row}`,
          rule: 'xlsform',
          message: error.message,
        },
      ],
    });
  if (error instanceof InterchangeError)
    return new ServerError('unreadableform', {
      fields: [{ path: error.path, rule: error.code, message: error.message }],
    });
  return new ServerError('unreadableform');
}

/** Faults that no draft can hold; all others are its designer's to mend. */
const unshaped: ReadonlySet<string> = new Set([
  'notrecord',
  'notlist',
  'nottextkey',
  'notlocalized',
  'notnumberkey',
  'notboolean',
  'keymissing',
  'toodeep',
  'toolarge',
]);

/** A Porsa form as it was exported, or bare; it may be unfinished, but nothing in it may be of a wrong shape. */
function ownForm(value: unknown): FormDefinition {
  const found = typeof value === 'object' && value !== null && 'definition' in value ? value.definition : value;
  const isShaped =
    typeof found === 'object' &&
    found !== null &&
    (found as Partial<FormDefinition>).schema === 1 &&
    Array.isArray((found as Partial<FormDefinition>).pages);
  if (!isShaped) throw new ServerError('unreadableform');
  const faults = findProblems(found, 'en', answerSentences).filter(({ rule }) => unshaped.has(rule));
  if (faults.length > 0)
    throw new ServerError('unreadableform', {
      fields: faults.slice(0, 20).map(({ path, rule, message }) => ({ path, rule, message })),
    });
  return found as FormDefinition;
}
