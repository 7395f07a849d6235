import { useEffect, useMemo, useRef, useState } from 'react';
import type { Calendar, FormDefinition, Language } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { useFormEngine, type FormEngine } from '../../ui/engine/form-engine.ts';
import { useFieldViews, type FieldViews } from '../../ui/field/field-view.ts';
import { FillerToolsProvider } from '../../ui/field/filler-tools.ts';
import { LanguageProvider, directionOf } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import type { Theme } from '../../ui/style/use-theme.ts';
import { fillerStyles } from '../filler-styles.ts';
import { QuestionList } from '../question/question-list.tsx';
import { QuestionToolsProvider } from '../question/question-tools.ts';
import { createTouched } from '../question/touched.ts';
import { prepareQuestions } from '../source/prepare-views.ts';
import { loadFormTexts } from '../texts/load-texts.ts';

export interface QuestionLookProps {
  /** A form whose first page holds what is drawn, and nothing that it depends on elsewhere. */
  readonly definition: FormDefinition;
  readonly language: Language;
  readonly calendar: Calendar;
  readonly theme: Theme;
}

const nothing = (): void => undefined;
const fillerTools = { QuestionList, announce: nothing };

/**
 * Questions as people will find them, drawn by what draws them in a form: not to be answered, reached or read aloud.
 *
 * Of what cannot be drawn nothing is seen; while something else is fetched for a change, what was drawn before.
 */
export function QuestionLook({ definition, language, calendar, theme }: QuestionLookProps) {
  const root = useRef<HTMLDivElement>(null);
  const engine = useFormEngine();
  const views = useFieldViews();
  const ready = usePrepared(definition, views, language);
  const form = useMemo(() => ready && open(engine, ready), [engine, ready]);
  const tools = useMemo(() => ({ views, touched: createTouched(), readOnly: false, leave: nothing }), [views]);
  useStyles(
    root,
    useMemo(() => fillerStyles(views), [views]),
  );
  return (
    <div ref={root} className="porsa-form" lang={language} dir={directionOf(language)} data-theme={theme} inert>
      {form && (
        <LanguageProvider language={language} calendar={calendar}>
          <FillerToolsProvider value={fillerTools}>
            <QuestionToolsProvider value={tools}>
              <QuestionList questions={form.definition.pages[0]!.questions} scope={form} />
            </QuestionToolsProvider>
          </FillerToolsProvider>
        </LanguageProvider>
      )}
    </div>
  );
}

function open(engine: FormEngine, definition: FormDefinition): LiveForm | undefined {
  try {
    return engine.createForm(definition);
  } catch {
    // Something is wrong with the question, and is reported where it is set.
    return undefined;
  }
}

/** The last form whose code and words have come. Where there is no connection, they are asked for again once there is. */
function usePrepared(definition: FormDefinition, views: FieldViews, language: Language): FormDefinition | undefined {
  const [ready, setReady] = useState<FormDefinition>();
  useEffect(() => {
    let current = true;
    const prepare = (): void => {
      const questions = walkQuestions(definition).map(({ question }) => question);
      Promise.all([prepareQuestions(questions, views), loadFormTexts(language)]).then(
        () => {
          if (current) setReady(definition);
        },
        () => undefined,
      );
    };
    prepare();
    addEventListener('online', prepare);
    return () => {
      current = false;
      removeEventListener('online', prepare);
    };
  }, [definition, views, language]);
  return ready;
}
