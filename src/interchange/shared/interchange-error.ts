export type InterchangeCode =
  | 'notresource'
  | 'notsurvey'
  | 'notdictionary'
  | 'wrongresource'
  | 'cyclic'
  | 'toodeep'
  | 'toolarge'
  | 'toomanyitems'
  | 'unfit';

const sentences: Readonly<Record<InterchangeCode, string>> = {
  notresource: 'This is no FHIR resource',
  notsurvey: 'This is no survey of SurveyJS',
  notdictionary: 'This is no data dictionary of REDCap',
  wrongresource: 'This is a resource of another type',
  cyclic: 'This holds itself',
  toodeep: 'This is nested too deeply',
  toolarge: 'This is too large',
  toomanyitems: 'This has too many items',
  unfit: 'No form can be made of this',
};

/** What was given cannot be read at all; `path` is the place, empty for the whole. */
export class InterchangeError extends Error {
  readonly code: InterchangeCode;
  readonly path: string;

  constructor(code: InterchangeCode, path: string, detail = '') {
    super(`${sentences[code]}${detail && `: ${detail}`}${path && ` (at ${path})`}.`);
    this.name = 'InterchangeError';
    this.code = code;
    this.path = path;
  }
}
