export { fromRedcap } from '../interchange/redcap/from-redcap.ts';
export type { DictionaryImport as RedcapImport } from '../interchange/redcap/build/build-definition.ts';
export { toRedcap, type RedcapExport } from '../interchange/redcap/to-redcap.ts';
export { readRecords, type ReadRecords } from '../interchange/redcap/records/read-records.ts';
export type { ReadRecord } from '../interchange/redcap/records/record-reader.ts';
export { createRecordRows, type RecordCell, type RecordRows } from '../interchange/redcap/records/record-rows.ts';
export { InterchangeError, type InterchangeCode } from '../interchange/shared/interchange-error.ts';
export type { Left } from '../interchange/shared/raw.ts';
export type { NotExported } from '../interchange/shared/unexported-settings.ts';
