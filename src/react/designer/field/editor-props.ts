import type { FrameProps } from '../../kit/field/field.tsx';

/** What an editor is given: the field around it, the value, and where a new one goes. */
export interface EditorProps<T> extends Omit<FrameProps, 'required' | 'group' | 'problem'> {
  readonly id: string;
  readonly problem?: readonly string[];
  readonly value: T | undefined;
  /** Changes of the same part made in one go, such as letters of a title, are one undo step; `null`: this change is a step of its own. */
  change(value: T | undefined, part?: string | null): void;
}
