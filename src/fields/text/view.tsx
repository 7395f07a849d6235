import type { TextFormat } from '../../engine/definition/types.ts';
import { controlAttributes } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { useTyped } from '../../react/ui/use-typed.ts';
import { bringFormats } from '../shared/late-formats.ts';

/** Which keyboard a phone shows, what the browser may fill in, and which way it is written in a Persian form. */
const formats = {
  email: { inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  nationalcode: { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
  url: { inputMode: 'url', autoComplete: 'url', dir: 'ltr' },
} as const;

const free = { inputMode: undefined, autoComplete: undefined, dir: undefined } as const;

function attributesOf(format: TextFormat | undefined) {
  return typeof format === 'string' ? formats[format] : free;
}

function TextInput(props: FieldViewProps) {
  const { question: { format }, state, id, readOnly } = props;
  const { digits } = useLanguage();
  const written = String(state.value ?? '');
  const shown = format === 'phone' || format === 'nationalcode' ? digits(written) : written;
  const typed = useTyped(shown, props);
  const attributes = attributesOf(format);
  if (readOnly) return <ReadValue id={id} dir={attributes.dir}>{shown}</ReadValue>;
  const { autoComplete } = attributes;
  return <input {...controlAttributes(props)} {...attributes} {...typed} className="porsa-input" spellCheck={autoComplete ? false : undefined} />;
}

export const textView: FieldView = {
  labelling: 'control', View: TextInput,
  prepare: ({ format }) => (format ? bringFormats() : undefined),
};
