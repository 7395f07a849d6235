import { expect, it } from 'vitest';
import type { FormOptions } from '../../../engine/live-form/types.ts';
import { calendarFor } from '../../../engine/languages/native.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { createLanguageTools } from '../../ui/language/language.tsx';
import type { FillerMode } from '../source/load-source.ts';
import { openForms } from './forms.ts';

it('begins a new response with what the form is opened with, and shows a stored one as it is', () => {
  const definition = {
    schema: 1,
    title: 'Visit',
    language: 'en',
    conditions: [],
    pages: [{ id: 'p', text: 'P', pageType: 'form', questions: [] }],
  } as const;
  const launch = { user: { resourceType: 'Practitioner' } };
  const optionsOf = (mode: FillerMode) => {
    const given: FormOptions[] = [];
    openForms(
      {
        createForm: (form, options) => {
          given.push(options ?? {});
          return createForm(form, options);
        },
        checkDefinition: () => [],
      },
      {
        source: { definition, settings: {}, patient: {}, history: [], launch },
        mode,
        language: createLanguageTools('en', calendarFor('en'), 'ltr', (key) => key),
        reload: () => undefined,
        isFocused: () => false,
        print: () => undefined,
      },
    );
    return given.map((options) => options.launch);
  };
  expect([optionsOf('fill'), optionsOf('preview'), optionsOf('view')]).toEqual([[launch], [launch], [undefined]]);
});
