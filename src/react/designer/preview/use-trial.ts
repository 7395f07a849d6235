import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Answers, FormDefinition } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import type { DefinitionProblem } from '../../../engine/definition/problem.ts';
import type { PreviewProps } from '../props/designer-props.ts';
import { canBeTried, withGhosts } from './with-ghosts.ts';

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
  /** A new number: the trial has started over. */
  readonly run: number;
  ready(controller: Trying): void;
  /** Draws the form again as it stands: for another role, say. */
  goOn(): void;
  startOver(): void;
}

/** What the filler gives of the form that is tried. */
type Trying = Parameters<NonNullable<PreviewProps['onReady']>>[0];

/** The form itself where nothing is missing, so that it is the same object as long as it is the same. */
const toTry = (
  problems: readonly DefinitionProblem[],
  definition: FormDefinition,
  language: LanguageTools,
): FormDefinition => (problems.length ? withGhosts(definition, language) : definition);

/** Follows the form as it is changed, whenever nothing is wrong with it, and carries over what was typed and the page one was at. */
export function useTrial(): Trial {
  const { model } = useDesigner();
  const language = useLanguage();
  const problems = useStore(model.store.$problems);
  const behind = !canBeTried(problems);
  const tried = useRef<Trying>(undefined);
  const [live, setLive] = useState<LiveForm>();
  const [trial, setTrial] = useState<Pick<Trial, 'definition' | 'answers' | 'page' | 'run'>>(() => ({
    definition: behind ? undefined : toTry(problems, model.$definition.get(), language),
    answers: {},
    run: 0,
  }));
  const goOn = useCallback(
    (definition?: FormDefinition) =>
      setTrial((before) => ({
        definition: definition ?? before.definition,
        answers: tried.current?.form.draft() ?? before.answers,
        page: tried.current?.page() ?? before.page,
        run: before.run + 1,
      })),
    [],
  );
  const shown = useRef(behind ? undefined : model.$definition.get());
  useEffect(() => {
    if (behind) return;
    const definition = model.$definition.get();
    if (definition !== shown.current) goOn(toTry(problems, definition, language));
    shown.current = definition;
  }, [problems, behind, model, goOn, language]);
  const ready = useCallback((controller: Trying) => {
    tried.current = controller;
    setLive(controller.form);
  }, []);
  const startOver = useCallback(() => {
    tried.current = undefined;
    setTrial(({ definition, run }) => ({ definition, answers: {}, run: run + 1 }));
  }, []);
  return { ...trial, form: live, behind, ready, goOn, startOver };
}
