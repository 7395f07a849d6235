export { fromXlsForm, type XlsFormImport, type XlsFormLeft } from '../interchange/xlsform/from-xls-form.ts';
export { XlsFormError } from '../interchange/xlsform/xls-form-error.ts';
export type { XlsFormCell, XlsFormSheet, XlsFormSheets } from '../interchange/xlsform/tables.ts';
