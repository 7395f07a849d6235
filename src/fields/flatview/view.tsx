import { useMemo } from 'react';
import type { FieldView, FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { listOptions, type ListedOption } from '../../react/ui/options/option-list.ts';
import { late } from '../../react/ui/late/late.tsx';
import { ReadValue } from '../../react/ui/field/read-value.tsx';
import { withLateTexts } from '../../react/ui/late/with-late-texts.ts';
import { chosenValues, textsOf } from '../inputs/chosen-values.ts';
import { ChoiceCells } from '../scales/choice-cells.tsx';
import { scaleOf } from '../scales/scale-of.ts';
import { QuestionTable } from '../scales/scale-table.tsx';

/** Few questions allow a text of one's own beside their options. */
const OtherToo = late(async () => (await withLateTexts(import('./other-too.tsx'))).OtherToo);

interface ChoicesProps extends FieldViewProps {
  readonly chosen: readonly string[];
  readonly options: readonly ListedOption[];
}

function Choices({ chosen, options, ...props }: ChoicesProps) {
  const { question, state, id, set, invalid } = props;
  const { t } = useLanguage();
  const multiple = question.multimode === true;
  const toggle = (option: ListedOption, on: boolean) => {
    if (!multiple) set(option.value);
    else set(on ? [...chosen, option.value] : chosen.filter((value) => value !== option.value));
  };
  return (
    <ChoiceCells
      id={id}
      options={options}
      chosen={chosen}
      multiple={multiple}
      describedBy={props.describedBy}
      invalid={invalid}
      toggle={toggle}
      leave={props.leave}
    >
      {!multiple && !state.required && chosen.length > 0 && (
        <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>
          {t('form:clear')}
        </button>
      )}
    </ChoiceCells>
  );
}

function FlatView(props: FieldViewProps) {
  const {
    question: { options: given },
    state: { value },
  } = props;
  const { text, language } = useLanguage();
  const chosen = chosenValues(value);
  const options = useMemo(() => listOptions(given, text, chosenValues(value)), [given, text, value]);
  if (props.readOnly) return <ReadValue id={props.id}>{textsOf(chosen, options, language)}</ReadValue>;
  return <Choices {...props} chosen={chosen} options={options} />;
}

export const flatviewView: FieldView = {
  labelling: ({ multimode }) => (multimode ? 'group' : 'radios'),
  View: (props) =>
    props.question.allowother && !props.readOnly ? <OtherToo {...props} View={FlatView} /> : <FlatView {...props} />,
  block: { keyOf: scaleOf, Block: QuestionTable },
  prepare: ({ allowother }) => (allowother ? OtherToo.prepare() : undefined),
};
