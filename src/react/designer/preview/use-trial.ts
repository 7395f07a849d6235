import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Answers, FormDefinition } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { useDesigner } from '../designer-context.ts';
import type { PreviewProps } from '../types.ts';

export interface Trial {
  /** The last form that can be filled; undefined while there was none. */
  readonly definition?: FormDefinition;
  /** What was typed before the form was changed. */
  readonly answers: Answers;
  /** Where one was in the form before it was changed. */
  readonly page?: string;
  /** The form being tried. */
  readonly form?: LiveForm;
  /** The form has been changed since into one that cannot be filled yet. */
  readonly behind: boolean;
  /** Another number: begun anew. */
  readonly run: number;
  ready(controller: Trying): void;
  /** Draws the form again as it stands: for another role, say. */
  goOn(): void;
  anew(): void;
}

/** What the filler gives of the form that is tried. */
type Trying = Parameters<NonNullable<PreviewProps['onReady']>>[0];

/** Follows the form as it is changed, whenever nothing is wrong with it, and carries over what was typed and the page one was at. */
export function useTrial(): Trial {
  const { model } = useDesigner();
  const problems = useStore(model.store.$problems);
  const tried = useRef<Trying>(undefined);
  const [live, setLive] = useState<LiveForm>();
  const [trial, setTrial] = useState<Pick<Trial, 'definition' | 'answers' | 'page' | 'run'>>(() => ({
    definition: problems.length ? undefined : model.$definition.get(), answers: {}, run: 0,
  }));
  const goOn = useCallback((definition?: FormDefinition) => setTrial((before) => ({
    definition: definition ?? before.definition,
    answers: tried.current?.form.draft() ?? before.answers, page: tried.current?.page() ?? before.page, run: before.run + 1,
  })), []);
  const shown = useRef(trial.definition);
  useEffect(() => {
    if (problems.length) return;
    const definition = model.$definition.get();
    if (definition !== shown.current) goOn(definition);
    shown.current = definition;
  }, [problems, model, goOn]);
  const ready = useCallback((controller: Trying) => {
    tried.current = controller;
    setLive(controller.form);
  }, []);
  const anew = useCallback(() => {
    tried.current = undefined;
    setTrial(({ definition, run }) => ({ definition, answers: {}, run: run + 1 }));
  }, []);
  return { ...trial, form: live, behind: problems.length > 0, ready, goOn, anew };
}
