import type { ReactNode } from 'react';
import type { Language } from '../engine/definition/types.ts';
import { createForm } from '../fields/create-form.ts';
import { fieldViews } from '../fields/views.ts';
import { FieldViewsProvider } from '../react/ui/field-view.ts';
import { FormEngineProvider, type FormEngine } from '../react/ui/form-engine.ts';
import { LanguageProvider, type Direction } from '../react/ui/language.tsx';

/** The checker and its words come only where a page brings a definition of its own. */
const engine: FormEngine = {
  createForm,
  checkLater: async (definition, language) => (await import('../fields/engine.ts')).checkDefinition(definition, language),
  checkDefinition: () => { throw new Error('A filler checks definitions by checkLater'); },
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
