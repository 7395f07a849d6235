import { useRef, useState, type HTMLAttributes, type KeyboardEvent } from 'react';
import { isDate } from '../../../engine/calendar/day-number.ts';
import { readTypedDate } from '../../../engine/calendar/typed-date.ts';
import type { Question } from '../../../engine/definition/types.ts';
import { foldDigits } from '../../../engine/numbers/digits.ts';
import { onLeaving } from '../../../react/ui/field/control-attributes.ts';
import { useLanguage } from '../../../react/ui/language/language.tsx';
import { localToday } from '../../../react/ui/language/moment.ts';
import { useStyles } from '../../../react/ui/style/use-styles.ts';
import { DateParts } from './date-parts.tsx';
import styles from './date-parts.css?inline';
import { joinTexts, monthNumber, namesMonths, textsOf, type DatePart, type DateTexts } from './date-texts.ts';

const sheets = [styles];

/** Nobody types more letters than this at once: it was pasted, dictated or filled in. */
const mostAtOnce = 2;

/** Letters of a part; a name of a month has no number beside it. */
const longest: Readonly<Record<DatePart, number>> = { day: 2, month: 12, year: 4 };

export interface PartsEntryProps {
  readonly id: string;
  /** `YYYY-MM-DD`, what was typed and is no date, or ''. */
  readonly written: string;
  readonly bounds: Pick<Question, 'min' | 'max'>;
  readonly born: boolean;
  readonly fillsIn: boolean;
  readonly attributes: HTMLAttributes<HTMLElement>;
  set(value: string): void;
  leave(): void;
}

/** A day as three fields of the filler. A whole date that is pasted into one of them fills all three. */
export function PartsEntry({ written, bounds, set, leave, ...parts }: PartsEntryProps) {
  const { language, calendar, digits } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useStyles(box, sheets);
  /** What is being typed, as it is typed; events may come faster than it is drawn. */
  const latest = useRef<DateTexts>(undefined);
  const [typed, setTyped] = useState<DateTexts>();
  const known = textsOf(written, calendar);
  const texts = typed ?? known;
  const keep = (next: DateTexts | undefined) => {
    latest.current = next;
    setTyped(next);
  };
  const change = (part: DatePart, text: string) => {
    const now = latest.current ?? known;
    if (text.length > now[part].length + mostAtOnce && spread(text)) return;
    const next = { ...now, [part]: text };
    keep(next);
    set(joinTexts(next, namesMonths(language, calendar) ? calendar : undefined));
  };
  /** Fills all three fields with a whole date that stands in one of them; false where it is none. */
  const spread = (text: string): boolean => {
    const day = readWhole(text);
    if (day === undefined) return false;
    keep(textsOf(day, calendar));
    set(day);
    return true;
  };
  const readWhole = (text: string): string | undefined => {
    const last = typeof bounds.max === 'string' && isDate(bounds.max) ? bounds.max : undefined;
    return readTypedDate(text, { calendar, today: localToday(), latest: last });
  };
  return (
    <div
      ref={box}
      onBlur={onLeaving(() => {
        keep(undefined);
        leave();
      })}
    >
      <DateParts
        {...parts}
        written={written}
        bind={(part, isChosen) => ({
          value: isChosen ? monthNumber(texts[part]) : digits(texts[part]),
          onChange: (event) => change(part, event.currentTarget.value),
          onBlur: (event) => {
            if (event.currentTarget.value.length > longest[part]) spread(event.currentTarget.value);
          },
          onKeyDown: isChosen ? (event) => chooseByNumber(event, (month) => change(part, month)) : undefined,
        })}
      />
    </div>
  );
}

/** Chooses a month by its number, in any digits: `1` and then `2` is the twelfth. */
function chooseByNumber(event: KeyboardEvent<HTMLSelectElement>, choose: (month: string) => void): void {
  const list = event.currentTarget;
  const digit = foldDigits(event.key);
  if (!/^\d$/.test(digit) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const month = list.value === '1' && digit <= '2' ? `1${digit}` : digit;
  if (month !== '0') choose(month);
}
