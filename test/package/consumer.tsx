// What a team that installs the package writes; the compiler alone reads it (test/journeys/package.test.ts).
import { createClient, type ClientReply } from 'porsa/api';
import { formatDate, toJalali } from 'porsa/calendar';
import 'porsa/elements/form';
import {
  checkDefinition,
  createForm,
  functions,
  parseExpression,
  type FormDefinition,
  type LiveForm,
} from 'porsa/engine';
import { fromQuestionnaire, fromResponse, toQuestionnaire, toResponse, type Left } from 'porsa/fhir';
import {
  Dashboard,
  Designer,
  FormFiller,
  ProposalHelper,
  SessionProvider,
  useSession,
  type FormHandle,
} from 'porsa/react';
import { createRecordRows, fromRedcap, toRedcap, type RecordCell, type RedcapImport } from 'porsa/redcap';
import { $session } from 'porsa/store';
import { fromSurveyJs, InterchangeError } from 'porsa/surveyjs';
import { fieldForm, parseXml, readSubmission, toXForm } from 'porsa/xforms';
import { fromXlsForm, XlsFormError, type XlsFormLeft } from 'porsa/xlsform';

const definition: FormDefinition = {
  schema: 1,
  title: { en: 'Pulse', fa: 'نبض' },
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Pulse',
      pageType: 'form',
      questions: [{ id: 'a', name: 'pulse', type: 'number', title: 'Pulse' }],
    },
  ],
};

export const form: LiveForm = createForm(definition, { language: 'fa' });
export const messages: readonly string[] = checkDefinition(definition).map((problem) => problem.message);
export const names: readonly string[] = functions.map((each) => each.name);
export const year: number | undefined = toJalali('2026-11-21')?.year;
export const shown: string = formatDate('2026-11-21', { language: 'fa', calendar: 'fa' });
export const parsed: boolean = parseExpression('pulse > 1', ['pulse']).ok;
export const token: string = $session.get().token;

export const left: readonly Left[] = fromQuestionnaire(toQuestionnaire(definition)).left;
export const read: unknown = fromResponse(toResponse({ pulse: 70 }, definition), definition).answers['pulse'];

const survey = [{ type: 'integer', name: 'pulse', label: 'Pulse' }];
export const imported: readonly XlsFormLeft[] = fromXlsForm({ survey }).left;
export const place = (error: unknown): string | undefined =>
  error instanceof XlsFormError ? `${error.sheet}!${error.row}` : undefined;

export const dictionary: RedcapImport = fromRedcap(toRedcap(definition, 'fa').text);
export const record: readonly (readonly RecordCell[])[] = [
  ...createRecordRows(definition, 'en').rowsOf('1', { pulse: 70 }),
];

const field = fieldForm(definition, 'expert', ['code']);
const name = { id: 'pulse', version: '1', title: 'Pulse' };
export const sent: string | undefined = readSubmission(parseXml(toXForm(field, name).xml), field, () => undefined)
  .patient.code;

export const surveyed: readonly Left[] = fromSurveyJs({
  elements: [{ type: 'text', name: 'pulse', inputType: 'number' }],
}).left;
export const refusal = (error: unknown): string | undefined =>
  error instanceof InterchangeError ? error.code : undefined;

export async function slugOf(api: string): Promise<string | undefined> {
  const reply: ClientReply<{ slug: string }> = await createClient({ api }).category.getform({ category: 'phq-9' });
  return reply.success ? reply.data.slug : undefined;
}

/** Events of an element say what they carry, also to a page without React. */
export function hear(element: HTMLElementTagNameMap['porsa-form']): void {
  element.addEventListener('porsa-submit', (event) => {
    if (event.detail.answers['pulse'] === undefined) event.preventDefault();
  });
  element.addEventListener('porsa-ready', () => element.checkValidity() && element.form?.requestSubmit());
  // @ts-expect-error an event knows what it says
  element.addEventListener('porsa-save', ({ detail }) => detail.files);
}

// @ts-expect-error a call knows its body
export const wrong = createClient({ api: '' }).category.getform({ form: 'phq-9' });

// @ts-expect-error a form needs pages
createForm({ schema: 1, title: 'x', language: 'en', conditions: [] });

export const Screen = () => (
  <FormFiller definition={definition} language="fa" onSubmit={({ answers }) => answers['pulse'] !== undefined} />
);
/** A screen knows its props, what its events say and what a ref of it does. */
export const save = async (form: FormHandle): Promise<boolean> => (await form.validate()).length === 0 && form.save();
export const Screens = () => (
  <SessionProvider api="https://forms.example.org" language="fa">
    <Designer category="phq-9" section="report" onPublish={({ version }) => version?.toFixed()} />
    <ProposalHelper mode="chat" onSubmit={({ entry }) => entry?.length} />
    <Dashboard path="/summary" routing="hash" onNavigate={({ path }) => path.length} />
    {/* @ts-expect-error a screen of the tag has no such word */}
    <Designer section="pictures" />
  </SessionProvider>
);
export const useName = (): string | undefined => useSession().person?.firstName;

export const Element = () => (
  <porsa-form
    category="phq-9"
    language="fa"
    definition={undefined}
    onporsa-submit={({ detail }) => detail.answers['pulse']}
  />
);
