import { createContext, useContext } from 'react';

/** Messages by the questions' paths, as `medications[2].dose`. */
export type ShownProblems = ReadonlyMap<string, string>;

const ShownProblemsContext = createContext<ShownProblems>(new Map());

export const ShownProblemsProvider = ShownProblemsContext.Provider;

/** What is wrong with the answer, where that is to be shown. */
export const useProblem = (path: string): string | undefined => useContext(ShownProblemsContext).get(path);
