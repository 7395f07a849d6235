import { createContext, useContext, type ComponentType } from 'react';
import type { Question } from '../../engine/definition/types.ts';
import type { FormScope } from '../../engine/live-form/types.ts';

export interface QuestionListProps { readonly questions: readonly Question[]; readonly scope: FormScope }

/** What the screen around lends to views that hold other questions or have something to say. */
export interface FillerTools {
  /** Draws questions with their frames, inside a container or one of its rows. */
  readonly QuestionList: ComponentType<QuestionListProps>;
  /** Says something to a screen reader, politely. */
  announce(text: string): void;
}

const FillerToolsContext = createContext<FillerTools | undefined>(undefined);

export const FillerToolsProvider = FillerToolsContext.Provider;

export function useFillerTools(): FillerTools {
  const tools = useContext(FillerToolsContext);
  if (!tools) throw new Error('FillerToolsProvider is missing around this view');
  return tools;
}
