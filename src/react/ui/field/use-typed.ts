import { useState, type ChangeEvent } from 'react';
import type { FieldViewProps } from './field-view.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what is being typed as it is typed (`12.`, half a date), while the form already reads it;
 * once left, the control shows what the form has understood.
 */
export function useTyped(
  shown: string,
  { set, leave }: Pick<FieldViewProps, 'set' | 'leave'>,
  read: (text: string) => unknown = (text) => text,
) {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? shown,
    onChange: (event: ChangeEvent<TextControl>) => {
      setTyped(event.target.value);
      set(read(event.target.value));
    },
    onBlur: () => {
      setTyped(undefined);
      leave();
    },
  };
}
