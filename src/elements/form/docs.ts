import { commonDocs, definitionAttribute, type ElementDocs } from '../host/element-docs.ts';
import type { formSpec } from './spec.ts';

export const formDocs: ElementDocs<typeof formSpec> = {
  className: 'PorsaFormElement',
  summary: 'Fills in, shows or tries one form.',
  attributes: {
    ...commonDocs.attributes,
    service: 'Slug or id of the service that the form has to belong to; elsewhere it counts as unknown.',
    headline: 'Kind that the form has to be of: `complaints`, `scores`, or one of the server’s own.',
    project: 'Slug or id of the project that the form has to belong to.',
    category: 'Slug or id of the form, such as `phq-9`. Not needed where `definition` is set.',
    page: 'Only this page of the form is filled and saved.',
    file: 'Id of the patient file that the entry belongs to.',
    link: 'What stands after `/lnk/` in a link to the form: it begins with the answers of the link, and the entry comes by it.',
    mode: '`fill` takes answers, `view` shows them, `preview` tries the form and stores nothing. Defaults to `fill`.',
    storage: '`memory` keeps no draft on the device, for computers that many people use. Defaults to `device`.',
    name: 'In a host’s form: all answers are submitted as JSON under this name. Without it each question is submitted under its own.',
    disabled: 'The form is shown and takes no answer.',
  },
  properties: {
    ...commonDocs.properties,
    definition: {
      type: 'FormDefinition | undefined',
      description: 'The form itself, as an object or as JSON text; needs no server and wins over `category`.',
      attribute: definitionAttribute,
    },
    answers: {
      type: 'Answers | undefined',
      description: 'Answers by question name: set, those to begin with; read, what has become of them.',
    },
    patient: {
      type: 'Patient | undefined',
      description: 'The patient, whose particulars formulas and related fields use.',
    },
  },
  methods: {
    save: {
      type: '() => Promise<boolean>',
      description:
        'Checks, then saves. True when the entry is stored, or kept to be sent once the server can be reached.',
    },
    validate: {
      type: '() => Promise<readonly Problem[]>',
      description: 'Everything wrong; also shows it beside the questions.',
    },
    reset: { type: '() => Promise<void>', description: 'Back to how the form was opened; the draft goes too.' },
    print: { type: '() => Promise<void>', description: 'Prints the form with its answers.' },
  },
  parts: {
    question: 'A question with everything that belongs to it.',
    label: 'The title of a question.',
    input: 'A native control: text, number, date, list, tick, choice.',
    error: 'What is wrong with an answer, or doubtful, beside its question.',
    button: 'Back, next and send, at the foot of a page.',
    clinic: 'The name of the clinic and its logo, above the questions.',
    step: 'How far the person is, above the questions.',
  },
  events: {
    ...commonDocs.events,
    change: { type: 'CustomEvent<ChangeDetail>', description: 'A person has changed an answer.' },
    save: { type: 'CustomEvent<SaveDetail>', description: 'The entry is stored, or waits safely.' },
    submit: {
      type: 'CustomEvent<SubmitDetail>',
      description:
        'A person has sent answers that hold to every rule. `detail.files` holds the files they name, by id. Cancelled, nothing is stored and the form stays open.',
    },
  },
};
