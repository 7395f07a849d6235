export { fromXlsForm } from '../interchange/xlsform/from-xls-form.ts';
export { type XlsFormImport, type XlsFormLeft } from '../interchange/xlsform/build/xls-form-import.ts';
export { toXlsForm, type XlsFormExport } from '../interchange/xlsform/export/to-xls-form.ts';
export type { NotExported } from '../interchange/shared/unexported-settings.ts';
export { XlsFormError } from '../interchange/xlsform/workbook/xls-form-error.ts';
export type { XlsFormCell, XlsFormSheet, XlsFormSheets } from '../interchange/xlsform/survey/tables.ts';
