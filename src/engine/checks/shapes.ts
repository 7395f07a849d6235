import { limits } from '../definition/limits.ts';
import { patientNames } from '../dependencies/question-names.ts';
import type { KeyShape } from './check-shape.ts';
import type {
  Band,
  Ending,
  EndingLink,
  FormDefinition,
  Opening,
  Page,
  Question,
  ReportBlock,
  ReportDesign,
  Role,
  Severity,
} from '../definition/types.ts';

const roles = ['owner', 'secretary', 'expert', 'newuser', 'public'] as const satisfies readonly Role[];

const severities = ['neutral', 'info', 'warning', 'danger'] as const satisfies readonly Severity[];

const localized: KeyShape = { shape: 'localized' };
const boolean: KeyShape = { shape: 'boolean' };

export const definitionShape = {
  schema: { shape: 'any', isNeeded: true },
  title: { shape: 'title', isNeeded: true },
  language: { shape: ['en', 'fa'], isNeeded: true },
  pages: { shape: 'list', isNeeded: true },
  conditions: { shape: 'list', isNeeded: true },
  report: { shape: 'record' },
  endings: { shape: 'list' },
  review: { shape: 'boolean' },
  opening: { shape: 'record' },
  layout: { shape: ['pages', 'single'] },
  results: { shape: ['card', 'none'] },
  scaleTables: { shape: 'boolean' },
  loinc: { shape: 'text' },
} as const satisfies Readonly<Record<keyof FormDefinition, KeyShape>>;

export const openingShape = {
  purpose: localized,
  minutes: { shape: 'number', min: 1, max: limits.minutes, isWhole: true },
  readers: localized,
} as const satisfies Readonly<Record<keyof Opening, KeyShape>>;

export const pageShape = {
  id: { shape: 'filledtext', isNeeded: true },
  text: { shape: 'text', isNeeded: true },
  displayTitle: localized,
  pageType: { shape: ['form', 'followup'], isNeeded: true },
  roles: { shape: 'list' },
  questions: { shape: 'list', isNeeded: true },
} as const satisfies Readonly<Record<keyof Page, KeyShape>>;

/** What the field type itself decides (`options`, `defaultvalue`, `format`) is checked apart. */
export const questionShape = {
  id: { shape: 'filledtext', isNeeded: true },
  name: { shape: 'filledtext', isNeeded: true },
  type: { shape: 'text', isNeeded: true },
  title: { shape: 'title', isNeeded: true },
  shorttitle: localized,
  subtitle: localized,
  subtext: localized,
  tooltip: localized,
  helptext: localized,
  defaultvalue: { shape: 'any' },
  mandatory: boolean,
  startNewRow: boolean,
  displaysize: { shape: 'number', min: 1, max: 12, isWhole: true },
  fontsize: { shape: 'number', min: 8, max: 72 },
  bgColor: { shape: 'text' },
  options: { shape: 'list' },
  optionsFrom: { shape: 'text' },
  multimode: boolean,
  allowother: boolean,
  floatcount: { shape: 'number', min: 0, max: 15, isWhole: true },
  round: { shape: ['nearest', 'up', 'down'] },
  min: { shape: 'numberortext' },
  max: { shape: 'numberortext' },
  step: { shape: 'number' },
  unit: localized,
  minLabel: localized,
  maxLabel: localized,
  display: { shape: ['numbers', 'slider', 'faces', 'stars'] },
  dateEntry: { shape: ['calendar', 'parts'] },
  rows: { shape: 'list' },
  accept: { shape: ['images', 'any'] },
  formula: { shape: 'text' },
  bands: { shape: 'list' },
  constraint: { shape: 'record' },
  requiredWhen: { shape: 'text' },
  initialformula: { shape: 'text' },
  relatedField: { shape: 'filledtext' },
  patientField: { shape: patientNames },
  format: { shape: 'any' },
  checkDigit: { shape: ['warn', 'refuse'] },
  showforsecretary: boolean,
  showforuser: boolean,
  clearonload: boolean,
  displayInReport: boolean,
  allowcopy: boolean,
  historytype: { shape: ['followup', 'hourly', 'daily'] },
  url: { shape: 'text' },
  loinc: { shape: 'text' },
  questions: { shape: 'list' },
} as const satisfies Readonly<Record<keyof Question, KeyShape>>;

export const constraintShape = {
  when: { shape: 'filledtext', isNeeded: true },
  message: localized,
} as const satisfies Readonly<Record<string, KeyShape>>;

export const reportShape = {
  title: localized,
  header: localized,
  footer: localized,
  paper: { shape: ['A4', 'A5'] },
  blocks: { shape: 'list' },
  questions: { shape: 'list' },
  showScores: boolean,
  showHistory: boolean,
} as const satisfies Readonly<Record<keyof ReportDesign, KeyShape>>;

const blockKinds = [
  'letterhead',
  'patient',
  'scores',
  'answers',
  'chart',
  'table',
  'text',
  'signature',
  'pagebreak',
] as const satisfies readonly ReportBlock['kind'][];

/** Keys of every kind; which of them are needed depends on the kind. */
export const blockShape = {
  id: { shape: 'filledtext', isNeeded: true },
  kind: { shape: blockKinds, isNeeded: true },
  when: { shape: 'text' },
  title: localized,
  text: localized,
  questions: { shape: 'list' },
  question: { shape: 'filledtext' },
  logo: { shape: 'text' },
} as const satisfies Readonly<Record<string, KeyShape>>;

export const conditionShape = {
  id: { shape: 'filledtext', isNeeded: true },
  kind: { shape: ['visibility', 'error', 'sendfile', 'notify', 'gotopage'], isNeeded: true },
  when: { shape: 'text', isNeeded: true },
} as const satisfies Readonly<Record<string, KeyShape>>;

export const errorShape = { text: localized } as const satisfies Readonly<Record<string, KeyShape>>;

export const notifyShape = {
  severity: { shape: severities },
  text: localized,
} as const satisfies Readonly<Record<string, KeyShape>>;

export const endingShape = {
  id: { shape: 'filledtext', isNeeded: true },
  when: { shape: 'text' },
  severity: { shape: severities },
  title: localized,
  text: localized,
  links: { shape: 'list' },
  redirect: { shape: 'text' },
} as const satisfies Readonly<Record<keyof Ending, KeyShape>>;

export const endingLinkShape = {
  text: { shape: 'title', isNeeded: true },
  href: { shape: 'localized', isNeeded: true },
} as const satisfies Readonly<Record<keyof EndingLink, KeyShape>>;

export const bandShape = {
  from: { shape: 'number' },
  text: { shape: 'title', isNeeded: true },
  severity: { shape: severities },
  advice: localized,
} as const satisfies Readonly<Record<keyof Band, KeyShape>>;

export { roles };
