import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useFieldViews } from '../../ui/field/field-view.ts';
import { useFillerTools } from '../../ui/field/filler-tools.ts';
import { useFormEngine } from '../../ui/engine/form-engine.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { withLateTexts } from '../../ui/late/with-late-texts.ts';
import { FormError } from '../failure/form-error.tsx';
import { createFilling } from '../filling/create-filling.ts';
import { FillingProvider, useFilling } from '../filling/filling-context.ts';
import type { FillingInput } from '../filling/types.ts';
import { FormPage } from './form-page.tsx';
import { DraftOffer, ThankYou, usePrepareClosing } from './lazy-parts.tsx';

interface FormRunProps {
  readonly input: Omit<FillingInput, 'language' | 'files' | 'isFocused' | 'print'>;
  /** The filler's root, whose style the printed form has too. */
  readonly root: RefObject<HTMLElement | null>;
}

const noStyles: readonly string[] = [];
const isStaff = /^(?:owner|expert|secretary)$/;

/** One form from opening to outcome: offers what was typed before, and fills. */
export function FormRun({ input: given, root }: FormRunProps) {
  const { source, mode, disabled, onError } = given;
  const input = useInput(given, root);
  const engine = useFormEngine();
  const [filling] = useState(() => createFilling(engine, input));
  const state = useSyncExternalStore(filling.$state.listen, filling.$state.get, filling.$state.get);
  useStyles(root, source.styles ?? noStyles);
  usePrepareClosing(root);
  useLayoutEffect(() => filling.update(input));
  // Before the first key can be pressed, so that none is missed.
  useLayoutEffect(() => filling.start(), [filling]);
  const { form, offer, failure } = state;
  return (
    <>
      {offer && (
        <DraftOffer draft={offer} title={source.definition.title} resume={filling.resume} discard={filling.discard} />
      )}
      {failure && <FormError failure={failure} retry={filling.restart} onError={onError} />}
      {form && (
        <FillingProvider
          value={{
            ...filling,
            ...state,
            form,
            input,
            readOnly: mode === 'view' || disabled === true,
            byStaff: isStaff.test(source.role ?? ''),
          }}
        >
          <OpenForm />
        </FillingProvider>
      )}
    </>
  );
}

function OpenForm() {
  const { form, run, outcome, input, ready } = useFilling();
  useEffect(() => ready(form), [ready, form]);
  return outcome && input.mode !== 'view' ? <ThankYou /> : <FormPage key={run} />;
}

/** What the filler around gives to the filling. */
function useInput(given: FormRunProps['input'], root: FormRunProps['root']): FillingInput {
  const views = useFieldViews();
  const language = useLanguage();
  const { files } = useFillerTools();
  return {
    ...given,
    language,
    files,
    isFocused: () => root.current?.matches(':focus-within') === true,
    print: (form) =>
      void withLateTexts(import('../print/print-form.tsx')).then(({ printForm }) =>
        printForm({ form, views, language, files, source: given.source, like: root.current }),
      ),
  };
}
