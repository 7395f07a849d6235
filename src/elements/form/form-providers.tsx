import type { ReactNode } from 'react';
import type { Calendar, Language } from '../../engine/definition/types.ts';
import { commonFunctions } from '../../engine/functions/function-table.ts';
import { lightModels } from '../../fields/loading/light-models.ts';
import { loadModels } from '../../fields/loading/load-models.ts';
import { loadRules } from '../../fields/loading/load-rules.ts';
import { createLoadingEngine } from '../../fields/form/loading-engine.ts';
import { createSentences, type SentenceTable } from '../../fields/sentences/sentences.ts';
import { fieldViews } from '../../fields/registry/views.ts';
import { loadFhirPath } from '../../interchange/fhir/fhirpath/load-fhirpath.ts';
import { prepareFirst, type FirstForm, type FirstRequest } from '../../react/form/source/first-form.ts';
import { holdClock } from '../../react/form/source/held-clock.ts';
import { openSource } from '../../react/form/source/open-source.ts';
import { loadFormTexts } from '../../react/form/texts/load-texts.ts';
import { FieldViewsProvider } from '../../react/ui/field/field-view.ts';
import { FormEngineProvider, type FormEngine } from '../../react/ui/engine/form-engine.ts';
import { textsOf } from '../../store/texts.ts';
import { LanguageProvider, type Direction } from '../../react/ui/language/language.tsx';
import type { FirstReply, OpenRequest, OwnRequest } from '../first/open-request.ts';

/** What the screen has fetched to say wrong answers with. */
function sentencesOf(language: Language): SentenceTable {
  return { [language]: textsOf('rules', language) };
}

const loading = createLoadingEngine(
  {
    models: lightModels,
    functions: commonFunctions,
    sentences: (language) => createSentences(language, sentencesOf(language)),
  },
  [loadModels, loadRules, loadFhirPath],
);

/** The checker and its words are fetched only where a page has a definition of its own. */
const engine: FormEngine = {
  prepare: loading.prepare,
  createForm: loading.createForm,
  checkLater: async (definition, language = 'en') =>
    (await import('../../fields/check/find-problems.ts')).findProblems(
      definition,
      language,
      sentencesOf(language),
      loading.capabilities.foreign,
    ),
  /** The filler checks by `checkLater` alone. */
  checkDefinition: () => {
    throw new Error();
  },
};

/** What a form is drawn with in its very first render. */
export const prepareForm = (request: FirstRequest): Promise<FirstForm> => prepareFirst(request, engine, fieldViews);

/** The same for a form that its page has defined, `at` a day and time without a zone. */
export async function prepareOwn({ request, view: { at } }: OwnDrawing): Promise<FirstForm> {
  const [opened] = await Promise.all([openSource(request, engine, fieldViews), loadFormTexts(request.language)]);
  return { ...opened, clock: holdClock(at) };
}

/** Fetches, reads and compiles what a form is made of: the engine keeps that with the definition, for who opens it next. */
export async function prepareAhead(request: OpenRequest, reply: FirstReply): Promise<void> {
  const { loaded } = await prepareForm({ ...request, reply, at: reply.view!.at });
  if (loaded.ok) engine.createForm(loaded.source.definition, request);
}

interface OwnDrawing {
  readonly request: OwnRequest;
  readonly view: { readonly at: string };
}

export interface FormSurroundingsProps {
  readonly language: Language;
  readonly calendar?: Calendar;
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
