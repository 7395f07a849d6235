import { createContext, useContext, type ComponentType } from 'react';
import type { Question } from '../../../engine/definition/types.ts';
import type { FormScope } from '../../../engine/live-form/types.ts';

export interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly scope: FormScope;
}

/** Where the bytes are that answers name. */
export interface FilePlace {
  /** By the id in the answer: chosen in this page, or found since. */
  readonly held: Map<string, File>;
  /** The server they will be sent to, under whose address the device keeps them; absent where no server takes them. */
  readonly server?: string;
  readonly storage?: 'device' | 'memory';
  /** Brings one that the server has. */
  readonly uploads?: {
    get(body: { readonly id: string }): Promise<{ readonly success: boolean; readonly data?: unknown }>;
  };
}

/** What the screen around lends to views that hold other questions or have something to say. */
interface FillerTools {
  /** Draws questions with their frames, inside a container or one of its rows. */
  readonly QuestionList: ComponentType<QuestionListProps>;
  /** Announces something to a screen reader, politely. */
  announce(text: string): void;
  /** A file of somebody's is open: who types need not be who is asked about. */
  readonly aboutAnother?: boolean;
  /** Absent where answers are only displayed, as when names are printed. */
  readonly files?: FilePlace;
}

const FillerToolsContext = createContext<FillerTools | undefined>(undefined);

export const FillerToolsProvider = FillerToolsContext.Provider;

export function useFillerTools(): FillerTools {
  const tools = useContext(FillerToolsContext);
  if (!tools) throw new Error('FillerToolsProvider is missing around this view');
  return tools;
}
