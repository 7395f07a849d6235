import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Explanation } from '../../../../engine/live-form/types.ts';
import { randomAnswers } from '../../../../engine/walk/random-answers.ts';
import { useFormEngine } from '../../../ui/engine/form-engine.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { localToday } from '../../../ui/language/moment.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { answersOf } from '../../preview/kept-trial.ts';
import { toTry } from '../../preview/to-try.ts';
import { valueNow } from './value-now.ts';

interface ValueNow extends Pick<Explanation, 'result' | 'values'> {
  readonly formula: string;
  /** Whose answers it is computed of. */
  readonly of: 'preview' | 'sample';
}

/** Between a key and the computing of the value. */
const pauseMs = 300;

/** The value of a formula for the preview's answers, as they and the form are after a rest; for made-up ones where nothing is typed there. */
export function useValueNow(formula: string, owner: string | undefined): ValueNow | undefined {
  const { model } = useDesigner();
  const language = useLanguage();
  const { createForm, checkDefinition } = useFormEngine();
  const definition = useStore(model.$definition);
  const trial = useStore(model.$trial);
  const [count, setCount] = useState(0);
  const [found, setFound] = useState<ValueNow>();
  const { form } = trial;
  useEffect(() => form?.listen(() => setCount((before) => before + 1)), [form]);
  useEffect(() => {
    const compute = (): void => {
      const typed = answersOf(trial);
      const of = Object.keys(typed).length > 0 ? 'preview' : 'sample';
      const { definition: drawn } = toTry(checkDefinition(definition), definition, checkDefinition, language);
      const sample = { createForm, seed: 1, today: localToday() };
      const value =
        drawn &&
        tryOut(() =>
          valueNow(
            drawn,
            formula,
            owner,
            of === 'preview' ? { answers: typed, patient: trial.patient } : { answers: randomAnswers(drawn, sample) },
            createForm,
          ),
        );
      setFound(value && { ...value, formula, of });
    };
    const timer = setTimeout(compute, pauseMs);
    return () => clearTimeout(timer);
  }, [checkDefinition, count, createForm, definition, formula, language, owner, trial]);
  return found?.formula === formula ? found : undefined;
}

/** A form that cannot be filled as it stands gives no value. */
function tryOut<T>(give: () => T): T | undefined {
  try {
    return give();
  } catch {
    return undefined;
  }
}
