import { opensOffline } from '../../api/kept/portal-worker.ts';
import type { PortalRecords } from '../../react/dashboard/context/types.ts';
import type { Records } from '../../api/records/records.ts';
import { isMarkedRecords } from '../../api/records/records-mark.ts';

/** Patients and files that wait on this device; the code of it comes where there are some, or are to be. */
export function portalRecords(server: string): PortalRecords {
  let loading: Promise<Records> | undefined;
  const load = (): Promise<Records> =>
    (loading ??= import('../../api/records/records.ts').then(
      ({ createRecords }) => createRecords(server),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    isOffered: () => opensOffline(server),
    list: async () => (loading || isMarkedRecords() ? (await load()).list() : []),
    keepPatient: async (patient) => (await load()).keepPatient(patient),
    keepFile: async (file) => (await load()).keepFile(file),
    retry: async (id) => (await load()).retry(id),
    giveFiles: async (from, to) => (await load()).giveFiles(from, to),
    discard: async (id) => (await load()).discard(id),
    subscribe(listener) {
      let stop: (() => void) | undefined;
      let isOver = false;
      void load().then(
        (records) => {
          if (!isOver) stop = records.subscribe(listener);
        },
        () => undefined,
      );
      return () => {
        isOver = true;
        stop?.();
      };
    },
  };
}
