import type { Answer, Answers, FormDefinition, Language, Question } from '../../../engine/definition/types.ts';
import { isRecord, walkQuestions, type PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { DictionaryRows } from '../export/dictionary-rows.ts';
import { codesOf, partKey, pathSign } from '../export/variables.ts';
import { keptAsked } from '../build/kept-cells.ts';
import { recordOf } from '../to-redcap.ts';

export type RecordCell = string | number | undefined;

/** A column of REDCap's flat file: of one field, or of one box of a checkbox field. */
interface RecordColumn {
  readonly header: string;
  readonly form: string;
  read(answers: Answers): RecordCell;
}

export interface RecordRows {
  readonly headers: readonly string[];
  /** The row of a record, and a row for each instance of an instrument that repeats. */
  rowsOf(record: string, answers: Answers): Iterable<readonly RecordCell[]>;
}

/** What every record of an instrument is marked with: filled in. */
const complete = 2;

/**
 * Answers as REDCap imports them, with the names and codes of the form's data dictionary. `isGiven` says which questions
 * are in the file, by default all; files and signatures are in none, as REDCap takes them one by one.
 */
export function createRecordRows(
  definition: FormDefinition,
  language: Language,
  isGiven: (question: Question, container?: Question) => boolean = () => true,
): RecordRows {
  const own = recordOf(definition, language)?.variable;
  const record = own ?? keptAsked(definition) ?? 'record_id';
  const dictionary = new DictionaryRows(definition, language, own ?? '');
  const fields = new Set(
    dictionary.rows.flatMap(({ cells }) => (cells.type === 'descriptive' ? [] : [cells.variable])),
  );
  const all = walkQuestions(definition).flatMap((placed) =>
    isGiven(placed.question, placed.row?.question) ? columnsOf(placed, dictionary, fields) : [],
  );
  // A study number that is asked for stands in the first column alone.
  const asked = own === undefined ? all.find(({ header }) => header === record) : undefined;
  const plain = all.filter((column) => column.container === undefined && column !== asked);
  const repeating = [...new Set(all.flatMap(({ container }) => container ?? []))];
  const columns = [...plain, ...all.filter(({ container }) => container !== undefined)];
  const forms = [...new Set(columns.map(({ form }) => form))];
  const repeatHeaders = repeating.length > 0 ? ['redcap_repeat_instrument', 'redcap_repeat_instance'] : [];
  const ofForm = (form: string, read: (column: RecordColumn) => RecordCell, mine: ReadonlySet<RecordColumn>) => [
    ...columns.filter((column) => column.form === form).map((column) => (mine.has(column) ? read(column) : undefined)),
    columns.some((column) => column.form === form && mine.has(column)) ? complete : undefined,
  ];
  const rowOf = (first: readonly RecordCell[], answers: Answers, mine: ReadonlySet<RecordColumn>) => [
    ...first,
    ...forms.flatMap((form) => ofForm(form, (column) => column.read(answers), mine)),
  ];
  const ofRecord = new Set<RecordColumn>(plain);
  const ofContainer = new Map(
    repeating.map((container) => [
      container,
      new Set<RecordColumn>(all.filter((column) => column.container === container)),
    ]),
  );
  return {
    headers: [
      record,
      ...repeatHeaders,
      ...forms.flatMap((form) => [
        ...columns.filter((column) => column.form === form).map(({ header }) => header),
        `${form}_complete`,
      ]),
    ],
    *rowsOf(given, answers) {
      const id = asked?.read(answers) ?? given;
      yield rowOf([id, ...repeatHeaders.map(() => undefined)], answers, ofRecord);
      for (const [container, mine] of ofContainer) {
        const rows = answers[container.name];
        if (!Array.isArray(rows)) continue;
        const form = dictionary.forms.of(container.id);
        for (const [index, row] of (rows as readonly Answers[]).entries())
          yield rowOf([id, form, index + 1], row, mine);
      }
    },
  };
}

type PlacedColumn = RecordColumn & { readonly container: Question | undefined };

function columnsOf(
  { question, page, row }: PlacedQuestion,
  { variables, forms }: DictionaryRows,
  fields: ReadonlySet<string | undefined>,
): readonly PlacedColumn[] {
  const container = row?.question;
  const form = forms.of(container?.id ?? page.id) ?? '';
  const make = (header: string, read: (answer: Answer | undefined) => RecordCell): PlacedColumn => ({
    header,
    form,
    container,
    read: (answers) => read(Object.hasOwn(answers, question.name) ? answers[question.name] : undefined),
  });
  const codes = codesOf(question);
  const codeOf = (value: unknown): RecordCell => (typeof value === 'string' ? (codes.get(value) ?? value) : undefined);
  const field = variables.of(question.id) ?? '';
  if (question.type === 'matrix')
    return (question.rows ?? []).map(({ name }) =>
      make(variables.of(partKey(question, name)) ?? '', (answer) =>
        isRecord(answer) && Object.hasOwn(answer, name) ? codeOf(answer[name]) : undefined,
      ),
    );
  if (question.type === 'numericrange' && question.multimode)
    return ['from', 'to'].map((end, index) =>
      make(variables.of(`${question.id}.${end}`) ?? '', (answer) => endOf(answer, index)),
    );
  if (!fields.has(field) || question.type === 'file' || question.type === 'signature') return [];
  if (question.options && question.multimode)
    return [...codes].map(([value, code]) =>
      make(`${field}___${boxName(code)}`, (answer) =>
        Array.isArray(answer) ? Number((answer as readonly unknown[]).includes(value)) : undefined,
      ),
    );
  return [make(field, (answer) => cellOf(question, answer, codeOf))];
}

/** What REDCap calls a box by its code. */
export const boxName = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');

const endOf = (answer: Answer | undefined, index: number): RecordCell => {
  const end: unknown = Array.isArray(answer) ? answer[index] : undefined;
  return typeof end === 'number' ? end : undefined;
};

function cellOf(question: Question, answer: Answer | undefined, codeOf: (value: unknown) => RecordCell): RecordCell {
  if (answer === undefined || typeof answer === 'number') return answer;
  if (typeof answer === 'boolean') return Number(answer);
  if (question.type === 'cascadeview') return codeOf(Array.isArray(answer) ? answer.join(pathSign) : answer);
  if (typeof answer !== 'string') return undefined;
  if (question.options) return codeOf(answer);
  return question.type === 'datetime' ? answer.replace('T', ' ') : answer;
}
