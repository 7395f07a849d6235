import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { Measure, readTypedNumber } from '../plain/measure.tsx';
import { asControl, type PlainView, type PlainViewProps } from '../plain/plain-view.ts';

function PlainNumber(props: PlainViewProps) {
  const { question, name, state } = props;
  return <Measure question={question} name={name} value={state.value} attributes={controlAttributes(props)} />;
}

export const numberPlain: PlainView = {
  labelling: asControl,
  View: PlainNumber,
  read: (fields, name, question, reading) => readTypedNumber(fields.get(name), question, reading),
};
