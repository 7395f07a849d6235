import { useStore } from '@nanostores/react';
import { isFile, type WaitingRecord } from '../../../api/records/record.ts';
import { $session } from '../../../store/session.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { itemsOf } from '../context/unsent.ts';
import { recordsOf } from '../context/waiting.ts';
import { matchRoute } from '../navigation/routes.ts';

/** Patients and files of the person signed in that wait on this device. */
export function useRecords(): readonly WaitingRecord[] {
  return recordsOf(useStore(usePortal().waiting.$items), useStore($session).id);
}

/** The one of an id; undefined where the server has it, or nobody. */
export const useRecord = (id: string): WaitingRecord | undefined => useRecords().find((record) => record.id === id);

/** The patient or file of the screen, where it waits on this device. */
export function useRecordHere(): WaitingRecord | undefined {
  const route = matchRoute(usePlace().path);
  return useRecord(route?.name === 'patient' ? route.params.id : route?.name === 'entries' ? route.params.file : '');
}

/** Changes with everything that waits of a patient or a file: what is shown of them is asked for again. */
export function useRecordsKey(id: string): string {
  const concerned = useRecords().filter((record) => record.id === id || (isFile(record) && record.patient === id));
  return JSON.stringify(concerned.map((record) => (record.kind === 'patient' ? record.patient : record.id)));
}

/** How many responses of a file wait on this device, or of all files; once they have arrived, what is shown has them. */
export function useWaitingResponses(file?: string): number {
  return itemsOf(useStore(usePortal().unsent.$items), useStore($session).id).filter(
    ({ state, entry }) => state === 'waiting' && (file === undefined || entry.file === file),
  ).length;
}
