import { useLayoutEffect, useRef } from 'react';
import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { useTyped } from '../../react/ui/field/use-typed.ts';

/** Where the browser cannot size a text area by its content yet. */
function useGrowing(text: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [text]);
  return area;
}

function NoteInput(props: FieldViewProps) {
  const { state, id, readOnly } = props;
  const typed = useTyped(String(state.value ?? ''), props);
  const area = useGrowing(typed.value);
  if (readOnly) return <ReadValue id={id}>{typed.value}</ReadValue>;
  return (
    <textarea
      {...controlAttributes(props)}
      {...typed}
      ref={area}
      className="porsa-input porsa-note"
      rows={3}
      dir="auto"
    />
  );
}

export const noteView: FieldView = { labelling: 'control', View: NoteInput };
