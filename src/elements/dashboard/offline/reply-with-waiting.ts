import type { ClientReply } from '../../../api/client/client.ts';
import type { CallData } from '../../../api/contract/contract.ts';
import type { FileOfPatient, PatientItem } from '../../../api/contract/patients/patient.ts';
import type { Can } from '../../../api/contract/permissions.ts';
import type { PatientFile } from '../../../api/contract/shapes.ts';
import {
  isFile,
  isPatient,
  madeAt,
  type WaitingFile,
  type WaitingPatient,
  type WaitingRecord,
} from '../../../api/records/record.ts';

/** What can be done with what waits: more of it can be filled in. */
const can: Can = {
  fill: true,
  view: true,
  write: false,
  remove: false,
  report: false,
  share: false,
  invite: false,
  design: false,
  administer: false,
  audit: false,
};

interface Answered {
  readonly path: string;
  readonly body: { readonly id?: string; readonly file?: string };
  readonly reply: ClientReply<unknown>;
  /** The form as it was kept. */
  form(): Promise<unknown>;
}

/** The reply to a call with the patients and files that wait on this device, or in place of one that the server cannot give yet. */
export async function replyWithWaiting(
  records: readonly WaitingRecord[],
  { path, body, reply, form }: Answered,
): Promise<ClientReply<unknown>> {
  const file = records.filter(isFile).find(({ id }) => id === (path === '/category/getform' ? body.file : body.id));
  switch (path) {
    case '/file/getfile':
      return file ? { success: true, data: fileReply(file, records) } : reply;
    case '/category/getform': {
      const data = file && !reply.success ? await form() : undefined;
      return data === undefined ? reply : { success: true, data };
    }
    case '/patient/getpatient':
      return patientReply(records, file?.patient ?? body.id, reply);
    default:
      return reply;
  }
}

function fileReply(file: WaitingFile, records: readonly WaitingRecord[]): CallData<'/file/getfile'> {
  return { file: fileOf(file, records), entries: [], can };
}

function patientReply(
  records: readonly WaitingRecord[],
  id: string | undefined,
  reply: ClientReply<unknown>,
): ClientReply<unknown> {
  const patient = records.filter(isPatient).find((record) => record.id === id);
  const files = records.filter(isFile).filter((record) => record.patient === id);
  if (!patient && (!reply.success || files.length === 0)) return reply;
  const waiting = files.map((file) => underPatient(file, records));
  const data: CallData<'/patient/getpatient'> = patient
    ? {
        patient: itemOf(patient),
        can: { change: true, merge: false, remove: false },
        files: [],
        entries: [],
        more: false,
      }
    : (reply as { readonly data: CallData<'/patient/getpatient'> }).data;
  return { success: true, data: { ...data, files: [...waiting, ...data.files] } };
}

function underPatient(file: WaitingFile, records: readonly WaitingRecord[]): FileOfPatient {
  const { slug, title, headline, project } = file.form;
  return { file: fileOf(file, records), form: { slug, title, headline, project }, can, shares: 0 };
}

/** A patient who waits, as lists show them. */
export function itemOf(record: WaitingPatient): PatientItem {
  const at = madeAt(record);
  return { id: record.id, patient: record.patient, files: 0, entries: 0, createdAt: at, updatedAt: at };
}

function fileOf(file: WaitingFile, records: readonly WaitingRecord[]): PatientFile {
  const at = madeAt(file);
  const patient = records.filter(isPatient).find(({ id }) => id === file.patient)?.patient ?? file.details;
  return { id: file.id, category: file.form.id, patient, entries: 0, createdAt: at, updatedAt: at };
}
