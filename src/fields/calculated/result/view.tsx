import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { Answer } from '../../../engine/definition/types.ts';
import type { FieldViewProps } from '../../../react/ui/field/field-view.ts';
import { isEmptySum } from '../../../react/ui/results/is-empty-sum.ts';
import { useLanguage, type LanguageTools } from '../../../react/ui/language/language.tsx';
import { late } from '../../../react/ui/late/late.tsx';
import { useStyles } from '../../../react/ui/style/use-styles.ts';
import { withLateTexts } from '../../../react/ui/late/with-late-texts.ts';
import { bandOf } from '../../../engine/outcome/band-of.ts';
import { inWords } from '../explanation/in-words.ts';
import styles from './view.css?inline';

const sheets = [styles];

const HowItCame = late(async () => (await withLateTexts(import('../explanation/how-it-came.tsx'))).HowItCame);

/** The result on a card of its own; hidden with its title while there is none. */
export function Calculated(props: FieldViewProps) {
  const {
    question,
    state: { value, warning },
    scope,
    id,
  } = props;
  const ofNothing = () => isEmptySum(scope, question.name);
  const isEmpty = useSyncExternalStore(scope.form.listen, ofNothing, ofNothing);
  // Staff read below it why a result could not be computed.
  if (warning) return <output id={id} />;
  if (value === undefined || isEmpty) return <span className="porsa-none" />;
  return <Result {...props} value={value} />;
}

/** The value, its range or unit, and the band it falls into. */
function Result({ value, ...props }: FieldViewProps & { readonly value: Answer }) {
  const { question, id, explains } = props;
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  const language = useLanguage();
  const { show } = language;
  const named = question.options?.find((option) => option.value === String(value));
  const band = bandOf(value, question);
  return (
    <div ref={box} className="porsa-result" data-severity={band?.severity}>
      <output id={id}>
        <b>{named ? show(named.text) : inWords(value, language, question.floatcount)}</b>
        {typeof value === 'number' && rangeOf(props, language)}
        {band && <span className="porsa-band">{show(band.text)}</span>}
      </output>
      {explains && <HowItCame {...props} />}
    </div>
  );
}

/** What the number is out of, or its unit: a score has no unit, and a measure no end. */
function rangeOf({ question, scope }: FieldViewProps, { t, show, number }: LanguageTools): ReactNode {
  const { min, max } = scope.bounds(question.name);
  if (question.unit) return <> {show(question.unit)}</>;
  if (typeof max !== 'number') return '';
  return typeof min === 'number' && min !== 0 ? ` (${number(min)}–${number(max)})` : ` ${t('form:of', { max })}`;
}
