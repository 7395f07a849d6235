import { useRef, type ChangeEvent, type RefObject } from 'react';
import type { Attachment } from '../../engine/definition/types.ts';

/** The browser's pickers, of files and of the camera: opened to add, or to replace what is attached. */
export interface Picker {
  readonly files: RefObject<HTMLInputElement | null>;
  readonly camera: RefObject<HTMLInputElement | null>;
  open(picker: RefObject<HTMLInputElement | null>, replaced?: Attachment): void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

export function usePicker(add: (chosen: readonly File[], instead?: Attachment) => Promise<void>): Picker {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const replacing = useRef<Attachment>(undefined);
  return {
    files,
    camera,
    open(picker, replaced) {
      replacing.current = replaced;
      picker.current?.click();
    },
    onChange({ target }) {
      const chosen = [...(target.files ?? [])];
      target.value = '';
      void add(chosen, replacing.current);
      replacing.current = undefined;
    },
  };
}
