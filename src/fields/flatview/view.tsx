import { useMemo, useRef, type CSSProperties } from 'react';
import { onLeaving } from '../../react/ui/control-attributes.ts';
import type { FieldView, FieldViewProps } from '../../react/ui/field-view.ts';
import { useLanguage } from '../../react/ui/language.tsx';
import { listOptions, type ListedOption } from '../../react/ui/option-list.ts';
import { late } from '../../react/ui/late.tsx';
import { ReadValue } from '../../react/ui/read-value.tsx';
import { useStyles } from '../../react/ui/use-styles.ts';
import { withLateTexts } from '../../react/ui/with-late-texts.ts';
import { chosenValues, textsOf } from '../shared/chosen-values.ts';
import styles from './view.css?inline';

const sheets = [styles];

/** Few questions allow a text of one's own beside their options. */
const OtherToo = late(async () => (await withLateTexts(import('./other-too.tsx'))).OtherToo);

/** Letters of a label (half an em wide) that a cell has to hold side by side: no word is broken, and no label takes more than two rows. Boxes to tick stand in as many columns as there is room for. */
function lettersOf(options: readonly ListedOption[], multiple: boolean): number {
  return Math.max(
    0,
    ...options.map(({ text }) =>
      Math.max(text.length * (multiple ? 1 : 0.6), ...text.split(' ').map((word) => word.length)),
    ),
  );
}

interface ChoicesProps extends FieldViewProps {
  readonly chosen: readonly string[];
  readonly options: readonly ListedOption[];
}

function Choices({ chosen, options, ...props }: ChoicesProps) {
  const { question, state, id, set, invalid } = props;
  const { t, show } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const multiple = question.multimode === true;
  const toggle = (option: ListedOption, on: boolean) => {
    if (!multiple) set(option.value);
    else set(on ? [...chosen, option.value] : chosen.filter((value) => value !== option.value));
  };
  return (
    <div
      ref={box}
      className="porsa-choices"
      data-many={multiple || undefined}
      onBlur={onLeaving(props.leave)}
      style={{ '--_count': options.length, '--_letters': lettersOf(options, multiple) } as CSSProperties}
    >
      {options.map((option, index) => (
        <label key={option.value} className="porsa-choice">
          <input
            id={index === 0 ? id : undefined}
            name={id}
            type={multiple ? 'checkbox' : 'radio'}
            className={multiple ? 'porsa-tick' : 'porsa-radio'}
            checked={chosen.includes(option.value)}
            aria-describedby={index === 0 ? props.describedBy : undefined}
            aria-invalid={(multiple && invalid) || undefined}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          <span>{show(option.words) || option.text}</span>
        </label>
      ))}
      {!multiple && !state.required && chosen.length > 0 && (
        <button type="button" className="porsa-text-button" onClick={() => set(undefined)}>
          {t('form:clear')}
        </button>
      )}
    </div>
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
  labelling: 'group',
  View: (props) =>
    props.question.allowother && !props.readOnly ? <OtherToo {...props} View={FlatView} /> : <FlatView {...props} />,
  prepare: ({ allowother }) => (allowother ? OtherToo.prepare() : undefined),
};
