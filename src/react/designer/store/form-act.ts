import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { History } from '../../../store/history.ts';

/** What an act was, where the form before and after does not tell: which of two neighbours was moved, where a form came from. */
export type FormAct =
  { readonly kind: 'moved'; readonly id: string } | { readonly kind: 'restored'; readonly version: number };

export type FormHistory = History<FormDefinition, FormAct>;
