import type { Attachment } from '../../../src/engine/definition/types.ts';
import type { UploadTable } from '../db/schema/files.ts';

/** An upload without its bytes, which are only read where they are sent. */
export const uploadColumns = ['id', 'name', 'type', 'size'] as const;

export function toAttachment({ id, name, type, size }: Pick<UploadTable, (typeof uploadColumns)[number]>): Attachment {
  return { id, name, type, size };
}

/** Whether the caller may use an upload that nobody has claimed yet: their own, or one that came without a session. */
export function mayUse(row: Pick<UploadTable, 'created_by'>, user: string | undefined): boolean {
  return row.created_by === null || row.created_by === user;
}
