import type { Question } from '../../engine/definition/types.ts';
import { controlAttributes } from '../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { listOptions } from '../../react/ui/options/option-list.ts';
import { chosenValues } from '../inputs/chosen-values.ts';
import { PlainOptions } from '../plain/options.tsx';
import { OwnWords, ownWords, readChoices } from '../plain/own-words.tsx';
import type { PlainView, PlainViewProps } from '../plain/plain-view.ts';

/** Up to so many options of which several may be chosen are boxes to tick; beyond, a list of some lines. */
const mostBoxes = 30;

const hasBoxes = ({ multimode, options = [] }: Question): boolean => multimode === true && options.length <= mostBoxes;

function List(props: PlainViewProps) {
  const { question, state, name, describedBy, id } = props;
  const { text, t, voice } = useLanguage();
  const chosen = chosenValues(state.value);
  const options = listOptions(question.options, text, question.allowother ? [] : chosen);
  const multiple = question.multimode === true;
  const note = `${id}-several`;
  return (
    <>
      {multiple && (
        <p id={note} className="porsa-soft">
          {t('plain:several')}
        </p>
      )}
      <select
        {...controlAttributes(props)}
        aria-describedby={[describedBy, multiple && note].filter(Boolean).join(' ') || undefined}
        name={name}
        className={multiple ? 'porsa-input plain-list' : 'porsa-input porsa-select'}
        multiple={multiple}
        size={multiple ? 10 : undefined}
        defaultValue={multiple ? [...chosen] : (options.find(({ value }) => value === chosen[0])?.value ?? '')}
      >
        {!multiple && <option value="">{t('form:options.choose')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} {...voice(option.words)}>
            {option.text}
          </option>
        ))}
      </select>
    </>
  );
}

function PlainSelect(props: PlainViewProps) {
  const { question, state } = props;
  if (hasBoxes(question)) return <PlainOptions {...props} />;
  return (
    <>
      <List {...props} />
      {question.allowother && <OwnWords {...props} own={ownWords(state.value, question)} />}
    </>
  );
}

export const selectPlain: PlainView = {
  labelling: (question) => (hasBoxes(question) ? 'group' : 'control'),
  View: PlainSelect,
  read: readChoices,
};
