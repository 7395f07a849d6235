import { createContext, useContext } from 'react';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import type { Filling } from './create-filling.ts';
import type { FillingState } from './state.ts';
import type { FillingInput } from './types.ts';

/** An open form as its views see it: what it shows, what can be done, and what surrounds it. */
export interface OpenFilling extends FillingState, Filling {
  readonly form: LiveForm;
  readonly input: FillingInput;
  /** Nothing can be changed or sent. */
  readonly readOnly: boolean;
  /** Whoever fills works with the form: owner, expert or secretary. */
  readonly byStaff: boolean;
}

/** Empty outside an open form, where no view reads it. */
const FillingContext = createContext({} as OpenFilling);

export const FillingProvider = FillingContext.Provider;

export const useFilling = (): OpenFilling => useContext(FillingContext);
