import type { designerSpec } from './spec.ts';
import { commonDocs, definitionAttribute, type ElementDocs } from '../host/element-docs.ts';

export const designerDocs: ElementDocs<typeof designerSpec> = {
  className: 'PorsaDesignerElement',
  summary: 'Makes and changes a form.',
  attributes: {
    ...commonDocs.attributes,
    project: 'Slug or id of the project that the form has to belong to.',
    category: 'Slug or id of the form to design. Not needed where `definition` is set.',
    section: 'The part of the designer to open. Defaults to `pages`.',
    page: 'Id of the page to open.',
    pagetype: 'Where `page` names none: the type of the page to open.',
    question: 'Id of the question to open; in the section `condition`, the condition by which it is shown.',
    condition: 'Where `question` names none: the kind of condition to show first.',
    previewas: 'Whom the preview fills the form as at first. Defaults to `owner`.',
    untitled: 'The page around shows the form’s title, and the designer does not repeat it.',
  },
  properties: {
    ...commonDocs.properties,
    definition: {
      type: 'FormDefinition | undefined',
      description:
        'Set, the form to begin with, as an object or as JSON text, which needs no server and wins over `category`; read, what has become of it.',
      attribute: definitionAttribute,
    },
  },
  methods: {
    save: { type: '() => Promise<boolean>', description: 'Saves the draft. False when it could not be saved.' },
    publish: {
      type: '() => Promise<boolean>',
      description: 'Makes a version of the draft. False when something is wrong with it.',
    },
  },
  events: {
    ...commonDocs.events,
    change: { type: 'CustomEvent<DefinitionDetail>', description: 'The form has been changed.' },
    save: { type: 'CustomEvent<DesignSavedDetail>', description: 'The draft is saved.' },
    select: {
      type: 'CustomEvent<DesignerPlace>',
      description: 'A person has gone to another section, page or question.',
    },
    publish: { type: 'CustomEvent<PublishedDetail>', description: 'A version is published.' },
  },
};
