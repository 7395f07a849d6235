import { createContext, useContext } from 'react';
import type { Question, QuestionType } from '../../../engine/definition/types.ts';

/** What edits a setting in the designer. */
type SettingEditor =
  | 'localized'
  | 'localizedLong'
  | 'text'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'color'
  | 'options'
  | 'optionTree'
  | 'formula'
  | 'constraint'
  | 'defaultvalue'
  | 'format'
  | 'relatedField'
  | 'patientField'
  | 'url'
  | 'code'
  | 'date'
  | 'time'
  | 'datetime'
  | 'rows'
  | 'bands';

export type SettingGroup = 'main' | 'answers' | 'limits' | 'layout' | 'visibility' | 'advanced';

/** One setting of a question, as data; its label is `designer:settings.<label>` in the locales. */
export interface Setting {
  readonly key: keyof Question;
  /** Defaults to the key: what it means may depend on the type. */
  readonly label?: string;
  readonly editor: SettingEditor;
  readonly group: SettingGroup;
  /** Values of a `choice`; their labels are `designer:choices.<key>.<value>`. */
  readonly choices?: readonly string[];
  /** Values that fit the question, where that depends on it. */
  readonly choicesFor?: (question: Question) => readonly string[];
  /** What a value needs beside it. */
  readonly brings?: (value: string, question: Question) => Partial<Question>;
  readonly min?: number;
  readonly max?: number;
  /** Defaults to always. */
  readonly visibleWhen?: (question: Question) => boolean;
}

/** A field type's own settings; those that all types share are in `common-panel.ts`. */
export interface FieldPanel {
  /** Shoelace icon's name in the palette. */
  readonly icon: string;
  readonly group: 'text' | 'number' | 'choice' | 'date' | 'layout';
  readonly settings: readonly Setting[];
  /** A new question of this type, without id and name. It holds no words: what nobody wrote must not reach whoever fills the form. */
  create(): Omit<Question, 'id' | 'name'>;
}

export type FieldPanels = Readonly<Record<QuestionType, FieldPanel>>;

const FieldPanelsContext = createContext<FieldPanels | undefined>(undefined);

/** Filled by `elements`, so that the designer imports no field. */
export const FieldPanelsProvider = FieldPanelsContext.Provider;

export function useFieldPanels(): FieldPanels {
  const panels = useContext(FieldPanelsContext);
  if (!panels) throw new Error('FieldPanelsProvider is missing around this screen');
  return panels;
}
