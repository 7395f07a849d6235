import { useRef, useState, type ComponentType } from 'react';
import { onLeaving } from '../../react/ui/field/control-attributes.ts';
import type { FieldViewProps } from '../../react/ui/field/field-view.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { useStyles } from '../../react/ui/style/use-styles.ts';
import { optionOf } from '../choices/choice-rules.ts';
import { chosenValues } from '../inputs/chosen-values.ts';
import styles from './other-too.css?inline';

const sheets = [styles];

/** The options as ever, and below them a line for an answer in one's own words; of several answers a further line after each. */
export function OtherToo({ View, ...props }: FieldViewProps & { readonly View: ComponentType<FieldViewProps> }) {
  const { question, state, set } = props;
  const { t, text } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const chosen = chosenValues(state.value);
  const own = chosen.filter((value) => !optionOf(value, question));
  const listed = chosen.filter((value) => optionOf(value, question));
  const several = question.multimode === true;
  const [typed, setTyped] = useState<readonly string[]>();
  const give = (words: readonly string[]) => {
    const filled = words.map((each) => each.trim()).filter((each) => each !== '');
    if (several) set([...listed, ...filled]);
    else set(filled[0] ?? listed[0]);
  };
  // What happens to be an option's value while it is typed may be the beginning of more: it is taken once the lines are left.
  const say = (index: number, words: string) => {
    const all = lines.map((line, at) => (at === index ? words : line));
    setTyped(several && all.at(-1) !== '' ? [...all, ''] : all);
    give(all.filter((each) => !optionOf(each.trim(), question)));
  };
  const choose = (value: unknown) => {
    setTyped(undefined);
    set(several ? [...(Array.isArray(value) ? (value as readonly unknown[]) : []), ...own] : value);
  };
  const leave = () => {
    if (typed?.some((each) => optionOf(each.trim(), question))) give(typed);
    setTyped(undefined);
    props.leave();
  };
  const lines = typed ?? (several || own.length === 0 ? [...own, ''] : own);
  const name = t('late:other', { title: text(question.shorttitle ?? question.title) });
  return (
    <div ref={box} className="porsa-other" onBlur={onLeaving(leave)}>
      <View {...props} state={{ ...state, value: several ? listed : listed[0] }} set={choose} leave={() => undefined} />
      {lines.map((words, index) => (
        <input
          key={index}
          className="porsa-input"
          aria-label={index === 0 ? name : `${name} ${index + 1}`}
          placeholder={t('late:otherhere')}
          autoComplete="off"
          value={words}
          onChange={(event) => say(index, event.target.value)}
        />
      ))}
    </div>
  );
}
