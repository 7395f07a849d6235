import type { WebhookEvent } from '../../../src/api/contract/webhooks.ts';
import type { Answers, FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { PatientAnswer } from '../../../src/fields/form/patient-answers.ts';
import type { Rule } from '../alert/raise-alerts.ts';
import { extentOf } from '../access/rules.ts';
import type { AuditEvent } from '../audit/write-audit.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { quarterOf } from '../db/quarter.ts';
import { newId } from '../db/uuid.ts';
import { patientColumns } from '../file/check-patient.ts';
import { wordsOf } from '../file/file-words.ts';
import { fillPatient, type FilledPatient } from '../file/fill-patient.ts';
import type { OpenedLink } from '../link/open-link.ts';
import type { Forwarding } from '../sharing/forward-file.ts';
import { uploadClaims } from '../upload/claim-uploads.ts';
import type { Change } from '../write-queue/change.ts';
import type { Rows } from '../write-queue/parts.ts';
import type { TargetFile } from './target-file.ts';

/** What is kept of one saving. */
export interface Saving {
  readonly category: ReachedCategory;
  readonly file: TargetFile;
  readonly patient: Patient;
  /** Whether the patient was sent, and takes the place of the file's. */
  readonly patientSent: boolean;
  /** What the answers say of the patient. */
  readonly said: readonly PatientAnswer[];
  readonly definition: FormDefinition;
  readonly answers: Answers;
  readonly entry: Rows['entries'][number];
  /** Where a rule of the form forwards the file. */
  readonly forwarding?: Forwarding | undefined;
  /** The rules that colleagues are notified by. */
  readonly rules: readonly Rule[];
  /** The link that it came by. */
  readonly link?: OpenedLink | undefined;
}

/** The rows of an entry beside those of its file. */
export function entryRows({ caller }: Context, saving: Saving): Change['rows'] {
  const { category, file, definition, entry, answers, forwarding, link } = saving;
  const { clinic, id, created_at: at } = entry;
  return {
    links: link?.singleUse ? [{ clinic, id: link.id, at }] : [],
    entries: [entry],
    counts: [
      { clinic, id: newId(), category: category.id, span: quarterOf(at), files: file.exists ? 0 : 1, entries: 1 },
    ],
    uploads: uploadClaims({ category, file: file.id, definition, entry: id }, answers, caller.user?.id),
    events: [...(file.exists ? [] : [eventRow(saving, 'file.created')]), eventRow(saving, 'entry.stored')],
    ...forwarding?.rows,
  };
}

function eventRow({ category, file, entry }: Saving, event: WebhookEvent): Rows['events'][number] {
  const { clinic, id, created_at: at } = entry;
  return { clinic, id: newId(Date.parse(at)), category: category.id, event, file: file.id, entry: id, at };
}

/** The rows of a file that comes with its first entry, under its patient. */
export function newFileRows({ category, file, entry }: Saving, patient: Patient, patientId: string): Change['rows'] {
  const { clinic, created_by, created_at } = entry;
  const row = {
    clinic,
    id: file.id,
    category: category.id,
    entries: 1,
    created_by,
    created_at,
    updated_at: created_at,
    deleted_at: null,
    patient_id: patientId,
    ...patientColumns(patient),
  };
  return {
    files: [row],
    words: wordsOf(patient).map((word) => ({ clinic, file: file.id, category: category.id, word })),
  };
}

/** The rows of a file that was there before. */
export const visitRows = ({ file, entry }: Saving): Change['rows'] => ({
  visits: [{ clinic: entry.clinic, id: file.id, count: 1, at: entry.created_at }],
});

/** What the log says of it: which details of the patient the answers filled in, or differ from; never what they say. */
export function eventOf({ category, file, entry, link }: Saving, { filled, differing }: FilledPatient): AuditEvent {
  const detail = {
    ...(link !== undefined && { link: link.id }),
    ...(filled.length > 0 && { filled }),
    ...(differing.length > 0 && { differing: differing.map((answer) => answer.detail) }),
  };
  return {
    clinic: category.clinic,
    role: category.role,
    action: 'entry.store',
    category: category.id,
    file: file.id,
    entry: entry.id,
    ...(Object.keys(detail).length > 0 && { detail }),
  };
}

/** The public and new users speak for their own files alone. */
export const maySpeakFor = ({ role }: ReachedCategory): boolean => extentOf(role, 'write') === 'all';

/** A patient with what the answers fill in. */
export const filledBy = ({ said, entry }: Saving, patient: Patient): FilledPatient =>
  fillPatient(patient, said, entry.created_at.slice(0, 10));
