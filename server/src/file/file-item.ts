import type { Static } from 'typebox';
import type { PatientFile } from '../../../src/api/contract/shapes.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import { fromJson } from '../db/json.ts';
import type { FileTable } from '../db/schema/files.ts';

export type FileItem = Static<typeof PatientFile>;
type FileRow = Pick<FileTable, 'id' | 'category' | 'patient' | 'entries' | 'created_at' | 'updated_at'>;

export function toFileItem({
  id,
  category,
  patient,
  entries,
  created_at: createdAt,
  updated_at: updatedAt,
}: FileRow): FileItem {
  return { id, category, patient: fromJson<Patient>(patient), entries, createdAt, updatedAt };
}
