export { fieldForm, type FieldDetail } from '../interchange/xforms/field-form.ts';
export { parseXml, XmlError, type XmlElement } from '../interchange/xforms/parse-xml.ts';
export { readSubmission, type FindFile, type Submission } from '../interchange/xforms/read-submission.ts';
export { toXForm, type XFormExport, type XFormName } from '../interchange/xforms/to-xform.ts';
export type { NotExported } from '../interchange/shared/unexported-settings.ts';
