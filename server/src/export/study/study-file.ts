import { Readable } from 'node:stream';
import type { ExportFormat } from '../../../../src/api/contract/output.ts';
import type { Language, Role } from '../../../../src/engine/definition/types.ts';
import { createRecordRows } from '../../../../src/interchange/redcap/records/record-rows.ts';
import { rowQuestions, seenQuestions } from '../../answers/seen-questions.ts';
import type { Stream } from '../../context/handler.ts';
import type { Cell } from '../cells.ts';
import type { Column, UsedVersion } from '../columns.ts';
import { writeCsv } from '../write-csv.ts';
import { codebookPage, codebookRows } from './codebook.ts';
import { mayStay } from './deidentify.ts';
import type { GivenEntry } from './given-entries.ts';
import { ownColumns, studyRows } from './study-table.ts';
import { studyVariables } from './study-variables.ts';
import { rScript } from './write-r.ts';
import { spssSyntax } from './write-spss.ts';
import { stataScript } from './write-stata.ts';
import { writeOdm, type OdmStudy } from './write-odm.ts';
import { writeZip } from './write-zip.ts';

/** Formats for programs of statistics. */
export type StudyFormat = Exclude<ExportFormat, 'csv' | 'xlsx' | 'fhir'>;

export interface Study {
  readonly slug: string;
  readonly createdAt: string;
  readonly title: string;
  readonly language: Language;
  readonly role: Role;
  readonly columns: readonly Column[];
  readonly versions: readonly UsedVersion[];
  readonly isDeidentified: boolean;
  /** Whether answers to a question are in the file. */
  isGiven(name: string): boolean;
  entries(): AsyncIterable<GivenEntry>;
}

const scripts = {
  spss: { ending: 'sps', write: spssSyntax },
  stata: { ending: 'do', write: stataScript },
  r: { ending: 'R', write: rScript },
} as const;

const csv = 'text/csv; charset=utf-8';

/** The file's type, the ending of its name, and its content as it comes. */
export function studyFile(
  format: StudyFormat,
  study: Study,
): Pick<Stream, 'type' | 'body'> & { readonly ending: string } {
  const { title, language, isDeidentified } = study;
  if (format === 'redcap')
    return { type: csv, ending: 'redcap.csv', body: Readable.from(writeCsv(recordRows(study), 'programs')) };
  if (format === 'odm')
    return {
      type: 'application/xml; charset=utf-8',
      ending: 'odm.xml',
      body: Readable.from(writeOdm(odmStudy(study))),
    };
  const variables = studyVariables(study.columns, study.versions, language);
  if (format === 'codebook')
    return { type: csv, ending: 'codebook.csv', body: Readable.from(writeCsv(codebookRows(variables, language))) };
  if (format === 'codebookpage')
    return {
      type: 'text/html; charset=utf-8',
      ending: 'codebook.html',
      body: Readable.from(codebookPage(title, variables, language)),
    };
  const own = ownColumns(isDeidentified);
  const { ending, write } = scripts[format];
  const parts = [
    { name: `read.${ending}`, body: [write(title, own, variables)] },
    { name: 'codebook.csv', body: writeCsv(codebookRows(variables, language)) },
    { name: 'data.csv', body: writeCsv(studyRows(study.entries(), own, variables), 'programs') },
  ];
  return { type: 'application/zip', ending: `${format}.zip`, body: Readable.from(writeZip(parts)) };
}

function odmStudy(study: Study): OdmStudy {
  const { isDeidentified } = study;
  const own = ownColumns(isDeidentified).filter(({ name }) => !['response', 'patient', 'version'].includes(name));
  return {
    ...study,
    own,
    isGiven: (question, container) =>
      study.isGiven(container?.name ?? question.name) && (!isDeidentified || mayStay(question)),
  };
}

/** The records of all responses by the names of the form in use; answers to removed questions have none there. */
async function* recordRows({ versions, language, role, isGiven, entries }: Study): AsyncGenerator<readonly Cell[]> {
  const [inUse] = versions;
  if (inUse === undefined) return;
  const { definition } = inUse;
  const seen = new Set(
    seenQuestions(definition, role).flatMap((question) => [
      question,
      ...(question.questions === undefined ? [] : rowQuestions(question, role)),
    ]),
  );
  const { headers, rowsOf } = createRecordRows(
    definition,
    language,
    (question, container) => seen.has(question) && isGiven(container?.name ?? question.name),
  );
  yield headers;
  for await (const { id, answers } of entries()) yield* rowsOf(id, answers);
}
