import { useLanguage } from '../../react/ui/language/language.tsx';
import { listOptions } from '../../react/ui/options/option-list.ts';
import { optionOf } from '../choices/choice-rules.ts';
import { chosenValues } from '../inputs/chosen-values.ts';
import { PlainChoices } from './choices.tsx';
import { OwnWords, otherValue, ownWords } from './own-words.tsx';
import type { PlainViewProps } from './plain-view.ts';

/** All options, and where it is allowed an answer in one's own words. */
export function PlainOptions(props: PlainViewProps) {
  const { question, state } = props;
  const { text, show, t } = useLanguage();
  const chosen = chosenValues(state.value);
  const isOwn = chosen.some((value) => !optionOf(value, question));
  const options = listOptions(question.options, text, question.allowother ? [] : chosen);
  const choices = options.map(({ value, words, text: shown }) => ({ value, label: show(words) || shown }));
  const other = otherValue(question);
  const hasOther = question.allowother === true && question.multimode !== true;
  return (
    <PlainChoices
      {...props}
      multiple={question.multimode === true}
      choices={hasOther ? [...choices, { value: other, label: t('late:otherhere') }] : choices}
      chosen={hasOther && isOwn ? [...chosen, other] : chosen}
    >
      {question.allowother && <OwnWords {...props} own={ownWords(state.value, question)} />}
    </PlainChoices>
  );
}
