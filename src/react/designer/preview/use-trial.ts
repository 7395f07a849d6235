import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Answers, FormDefinition } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { useDesigner } from '../designer-context.ts';

export interface Trial {
  /** The last form that can be filled; undefined while there was none. */
  readonly definition?: FormDefinition;
  /** What was typed before the form was changed. */
  readonly answers: Answers;
  /** The form being tried. */
  readonly form?: LiveForm;
  /** The form has been changed since into one that cannot be filled yet. */
  readonly behind: boolean;
  /** Another number: begun anew. */
  readonly run: number;
  ready(controller: { readonly form: LiveForm }): void;
  anew(): void;
}

/** Follows the form as it is changed, whenever nothing is wrong with it, and carries over what was typed. */
export function useTrial(): Trial {
  const { model } = useDesigner();
  const problems = useStore(model.store.$problems);
  const form = useRef<LiveForm>(undefined);
  const [live, setLive] = useState<LiveForm>();
  const [trial, setTrial] = useState<Pick<Trial, 'definition' | 'answers' | 'run'>>(() => ({
    definition: problems.length ? undefined : model.$definition.get(), answers: {}, run: 0,
  }));
  useEffect(() => {
    if (problems.length) return;
    const definition = model.$definition.get();
    setTrial((before) => (before.definition === definition ? before : { definition, answers: form.current?.draft() ?? before.answers, run: before.run + 1 }));
  }, [problems, model]);
  const ready = useCallback((controller: { readonly form: LiveForm }) => {
    form.current = controller.form;
    setLive(controller.form);
  }, []);
  const anew = useCallback(() => {
    form.current = undefined;
    setTrial(({ definition, run }) => ({ definition, answers: {}, run: run + 1 }));
  }, []);
  return { ...trial, form: live, behind: problems.length > 0, ready, anew };
}
