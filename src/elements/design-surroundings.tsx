import type { ReactNode } from 'react';
import type { Language } from '../engine/definition/types.ts';
import { checkDefinition, createForm } from '../fields/engine.ts';
import { fieldPanels } from '../fields/panels.ts';
import { fieldViews } from '../fields/views.ts';
import { FieldPanelsProvider } from '../react/ui/field-panel.ts';
import { bringFhirPath } from '../interchange/bring-fhirpath.ts';
import { FieldViewsProvider } from '../react/ui/field-view.ts';
import { FormEngineProvider, type FormEngine } from '../react/ui/form-engine.ts';
import { LanguageProvider, type Direction } from '../react/ui/language.tsx';

const engine: FormEngine = { createForm, checkDefinition, prepare: bringFhirPath };

export interface DesignSurroundingsProps {
  readonly language: Language;
  readonly calendar?: Language;
  readonly dir?: Direction;
  readonly children: ReactNode;
}

/** What the designer needs around it: the fields with their settings, the engine with its checker, and a language. */
export function DesignSurroundings({ language, calendar, dir, children }: DesignSurroundingsProps) {
  return (
    <LanguageProvider language={language} calendar={calendar} dir={dir}>
      <FormEngineProvider value={engine}>
        <FieldViewsProvider value={fieldViews}>
          <FieldPanelsProvider value={fieldPanels}>{children}</FieldPanelsProvider>
        </FieldViewsProvider>
      </FormEngineProvider>
    </LanguageProvider>
  );
}
