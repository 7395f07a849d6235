import type { ReactNode } from 'react';
import type { Language } from '../engine/definition/types.ts';
import { bringRules } from '../fields/bring-rules.ts';
import { lightModels } from '../fields/light-models.ts';
import { openForm } from '../fields/open-form.ts';
import type { SentenceTable } from '../fields/sentences.ts';
import { fieldViews } from '../fields/views.ts';
import { bringFhirPath } from '../interchange/bring-fhirpath.ts';
import { FieldViewsProvider } from '../react/ui/field-view.ts';
import { FormEngineProvider, type FormEngine } from '../react/ui/form-engine.ts';
import { textsOf } from '../store/texts.ts';
import { LanguageProvider, type Direction } from '../react/ui/language.tsx';

/** What the screen has fetched to say wrong answers with. */
function sentencesOf(language: Language): SentenceTable {
  return { [language]: textsOf('rules', language) };
}

/** The checker and its words come only where a page brings a definition of its own. */
const engine: FormEngine = {
  prepare: async (definition) => {
    await bringRules(definition);
    await bringFhirPath(definition);
  },
  createForm: (definition, options = {}) =>
    openForm(definition, options, sentencesOf(options.language ?? definition.language), lightModels),
  checkLater: async (definition, language) =>
    (await import('../fields/find-problems.ts')).findProblems(
      definition,
      language ?? 'en',
      sentencesOf(language ?? 'en'),
    ),
  checkDefinition: () => {
    throw new Error('A filler checks definitions by checkLater');
  },
};

export interface FormSurroundingsProps {
  readonly language: Language;
  readonly calendar?: Language;
  readonly dir?: Direction;
  readonly children: ReactNode;
}

/** What a form needs around it: field views, the engine, and a language. */
export function FormSurroundings({ language, calendar, dir, children }: FormSurroundingsProps) {
  return (
    <LanguageProvider language={language} calendar={calendar} dir={dir}>
      <FormEngineProvider value={engine}>
        <FieldViewsProvider value={fieldViews}>{children}</FieldViewsProvider>
      </FormEngineProvider>
    </LanguageProvider>
  );
}
