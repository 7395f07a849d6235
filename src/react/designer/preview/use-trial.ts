import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Answers, FormDefinition } from '../../../engine/definition/types.ts';
import type { LiveForm, Patient } from '../../../engine/live-form/types.ts';
import { useFormEngine } from '../../ui/engine/form-engine.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import type { DesignerModel } from '../model/designer-model.ts';
import type { PreviewProps } from '../props/designer-props.ts';
import type { LeftOut } from './drawable-form.ts';
import { answersOf } from './kept-trial.ts';
import { toTry } from './to-try.ts';

export interface Trial {
  /** The last form that can be filled; undefined while there was none. */
  readonly definition?: FormDefinition;
  /** What of the form cannot be drawn, because something is wrong with it. */
  readonly left: readonly LeftOut[];
  /** What was typed before the form was changed. */
  readonly answers: Answers;
  /** Where one was in the form before it was changed. */
  readonly page?: string;
  /** The form being tried. */
  readonly form?: LiveForm;
  /** The form has been changed since into one of which nothing can be drawn. */
  readonly behind: boolean;
  /** Whom the answers are of, where that is known. */
  readonly patient?: Patient;
  /** A new number: the trial has started over. */
  readonly run: number;
  ready(controller: Trying): void;
  /** Draws the form again as it stands: for another role, say. */
  goOn(): void;
  /** Begins anew with these answers, on this page. */
  begin(beginning?: Beginning): void;
  startOver(): void;
}

export interface Beginning {
  readonly answers?: Answers;
  readonly patient?: Patient;
  readonly page?: string;
}

/** What the filler gives of the form that is tried. */
type Trying = Parameters<NonNullable<PreviewProps['onReady']>>[0];

type Tried = Pick<Trial, 'definition' | 'answers' | 'patient' | 'page' | 'run'>;

/** Follows the form as it is changed, as far as it can be drawn, and carries over what was typed and the page one was at, also to the next time that the preview is opened. */
export function useTrial(): Trial {
  const { model } = useDesigner();
  const language = useLanguage();
  const { checkDefinition } = useFormEngine();
  const problems = useStore(model.store.$problems);
  const drawn = useMemo(
    () => toTry(problems, model.$definition.get(), checkDefinition, language),
    [problems, model, checkDefinition, language],
  );
  const behind = drawn.definition === undefined;
  const tried = useRef<Trying>(undefined);
  const [live, setLive] = useState<LiveForm>();
  const [trial, setTrial] = useState<Tried>(() => {
    const { answers, patient, page } = model.$trial.get();
    return { definition: drawn.definition, answers, patient, page, run: 0 };
  });
  const goOn = useCallback(
    (definition?: FormDefinition) =>
      setTrial((before) => ({
        ...before,
        definition: definition ?? before.definition,
        answers: tried.current?.form.draft() ?? before.answers,
        page: tried.current?.page() ?? before.page,
        run: before.run + 1,
      })),
    [],
  );
  const shown = useRef(model.$definition.get());
  useEffect(() => {
    const definition = model.$definition.get();
    if (drawn.definition && definition !== shown.current) goOn(drawn.definition);
    if (drawn.definition) shown.current = definition;
  }, [drawn, model, goOn]);
  const ready = useCallback(
    (controller: Trying) => {
      tried.current = controller;
      setLive(controller.form);
      model.$trial.set({ ...model.$trial.get(), form: controller.form });
    },
    [model],
  );
  const begin = useCallback(
    ({ answers = {}, patient, page }: Beginning = {}) => {
      tried.current = undefined;
      model.$trial.set({ ...model.$trial.get(), answers, patient, page, form: undefined });
      setTrial(({ definition, run }) => ({ definition, answers, patient, page, run: run + 1 }));
    },
    [model],
  );
  useKeeping(model, tried);
  const startOver = useCallback(() => begin(), [begin]);
  return { ...trial, left: drawn.left, form: live, behind, ready, goOn, begin, startOver };
}

/** What was typed is found again where the preview is opened the next time. */
function useKeeping(model: DesignerModel, tried: RefObject<Trying | undefined>): void {
  useEffect(
    () => () => {
      const before = model.$trial.get();
      const page = tried.current?.page() ?? before.page;
      model.$trial.set({ ...before, answers: answersOf(before), page, form: undefined });
    },
    [model, tried],
  );
}
