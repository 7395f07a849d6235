import { createContext, useContext } from 'react';
import type { FieldViews } from '../../ui/field/field-view.ts';
import type { Touched } from './touched.ts';

/** What all questions of an open form share; the same object as long as the form is open. */
export interface QuestionTools {
  readonly views: FieldViews;
  readonly touched: Touched;
  readonly readOnly: boolean;
  /** Where some question is coloured: whether dark or light text is read on the colour. */
  readonly toneOf?: (color: string | undefined) => string | undefined;
  /** The reader works with the form, and may see its formulas. */
  readonly explains?: boolean;
  /** Nearly everything is required: what is not says so, and there are no stars. */
  readonly marksOptional?: boolean;
  /** The person has left a question; its problem is shown once no pointer is down, so that nothing moves under a finger. */
  leave(key: string): void;
}

const QuestionToolsContext = createContext<QuestionTools | undefined>(undefined);

export const QuestionToolsProvider = QuestionToolsContext.Provider;

export function useQuestionTools(): QuestionTools {
  const tools = useContext(QuestionToolsContext);
  if (!tools) throw new Error('QuestionToolsProvider is missing around this question');
  return tools;
}
