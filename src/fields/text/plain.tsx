import type { Question, TextFormat } from '../../engine/definition/types.ts';
import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { useAutofill } from '../inputs/autofill.ts';
import { asControl, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';
import { attributesOf } from './format-attributes.ts';
import { showPhone } from './formatted.tsx';

function shownAs(written: string, format: TextFormat | undefined, digits: (text: string) => string): string {
  if (format === 'phone') return digits(showPhone(written));
  return format === 'nationalcode' ? digits(written) : written;
}

/** Formats that stand for something the browser knows are not corrected by it. */
const isWord = ({ format }: Question): boolean => typeof format !== 'string';

function PlainText(props: PlainViewProps) {
  const { question, state, name } = props;
  const { digits } = useLanguage();
  const autofill = useAutofill(props);
  const { autoComplete, ...attributes } = attributesOf(question.format);
  return (
    <input
      {...controlAttributes(props)}
      {...attributes}
      name={name}
      className="porsa-input"
      defaultValue={shownAs(String(state.value ?? ''), question.format, digits)}
      autoComplete={autofill ?? autoComplete}
      spellCheck={isWord(question) ? undefined : false}
    />
  );
}

export const textPlain: PlainView = { labelling: asControl, View: PlainText, read: (fields, name) => fields.get(name) };
