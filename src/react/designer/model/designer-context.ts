import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { ReadableAtom } from 'nanostores';
import type { Role } from '../../../engine/definition/types.ts';
import type { FieldPanels, Setting } from '../../ui/field/field-panel.ts';
import type { Theme } from '../../ui/style/use-theme.ts';
import type { DesignerActions } from './designer-actions.ts';
import type { KeptPlace } from '../draft/keep-unsaved.ts';
import type { DesignerModel } from './designer-model.ts';
import type { DesignerProps, LookProps, PreviewProps, ScreenClient } from '../props/designer-props.ts';

/** What every part of the designer works with; the same object while a form is open in one language. */
export interface DesignerTools {
  readonly model: DesignerModel;
  readonly actions: DesignerActions;
  readonly panels: FieldPanels;
  readonly commonSettings: readonly Setting[];
  readonly Preview: ComponentType<PreviewProps>;
  readonly QuestionLook: ComponentType<LookProps>;
  readonly previewReport?: DesignerProps['previewReport'];
  readonly spreadsheets?: DesignerProps['spreadsheets'];
  readonly theme: Theme;
  readonly client?: ScreenClient;
  /** Slug or id of the form, where the server has it. */
  readonly category?: string;
  /** The signed-in person, by id. */
  readonly person?: string;
  /** Whom the preview fills the form as at first. Defaults to the owner. */
  readonly previewas?: Role;
  /** Where unsaved changes are, and the way to be rid of those of an earlier visit. */
  readonly kept: { readonly $place: ReadableAtom<KeptPlace>; discard(): Promise<void> | undefined };
  announce(text: string): void;
}

const DesignerContext = createContext<DesignerTools | undefined>(undefined);

export const DesignerProvider = DesignerContext.Provider;

export function useDesigner(): DesignerTools {
  const tools = useContext(DesignerContext);
  if (!tools) throw new Error('DesignerProvider is missing around this part');
  return tools;
}

/** One thing of a store; draws again only when that changes. What is picked must be the same object while it is the same. */
export function usePart<T, P>(store: ReadableAtom<T>, pick: (value: T) => P): P {
  const part = () => pick(store.get());
  return useSyncExternalStore((listener) => store.listen(listener), part, part);
}
