/** The records of a device on which the portal opens offline, with these kept on it so far. */
export const keptRecords = <R>(records: readonly R[] = []) => ({
  list: () => Promise.resolve(records),
  subscribe: () => () => undefined,
  isOffered: () => true,
  keepPatient: () => Promise.resolve(true),
  keepFile: () => Promise.resolve(undefined),
  retry: () => Promise.resolve(),
  giveFiles: () => Promise.resolve(),
  discard: () => Promise.resolve([]),
});
