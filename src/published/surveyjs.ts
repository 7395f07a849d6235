export { fromSurveyJs, type SurveyImport } from '../interchange/surveyjs/from-survey-js.ts';
export { InterchangeError, type InterchangeCode } from '../interchange/shared/interchange-error.ts';
export type { Left } from '../interchange/shared/raw.ts';
