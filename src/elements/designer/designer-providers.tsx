import type { ReactNode } from 'react';
import type { Calendar, Language } from '../../engine/definition/types.ts';
import { allCapabilities } from '../../fields/form/all-capabilities.ts';
import { answerSentences } from '../../fields/sentences/answer-sentences.ts';
import { createCheckedEngine } from '../../fields/check/checked-engine.ts';
import { createLoadingEngine } from '../../fields/form/loading-engine.ts';
import { fieldPanels } from '../../fields/registry/panels.ts';
import { fieldViews } from '../../fields/registry/views.ts';
import { FieldPanelsProvider } from '../../react/ui/field/field-panel.ts';
import { loadFhirPath } from '../../interchange/fhir/fhirpath/load-fhirpath.ts';
import { FieldViewsProvider } from '../../react/ui/field/field-view.ts';
import { FormEngineProvider, type FormEngine } from '../../react/ui/engine/form-engine.ts';
import { LanguageProvider, type Direction } from '../../react/ui/language/language.tsx';

const loading = createLoadingEngine(allCapabilities, [loadFhirPath]);
const engine: FormEngine = { ...createCheckedEngine(loading, answerSentences), prepare: loading.prepare };

export interface DesignSurroundingsProps {
  readonly language: Language;
  readonly calendar?: Calendar;
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
