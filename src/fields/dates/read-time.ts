import { foldDigits } from '../../engine/numbers/digits.ts';
import { withoutMarks } from '../texts/plain-text.ts';

/** What follows from the word beside the hours, for hours from 1 to 12. */
const halves: readonly (readonly [words: RegExp, toHour: (hour: number) => number])[] = [
  [/^(?:am|ق ?ظ|صبح|بامداد|قبل از ظهر|پیش از ظهر)$/, (hour) => hour % 12],
  [/^(?:pm|ب ?ظ|عصر|غروب|بعد ?از ?ظهر|پس از ظهر)$/, (hour) => (hour % 12) + 12],
  [/^(?:noon|ظهر)$/, (hour) => (hour > 9 ? hour : hour + 12)],
  [/^(?:at night|night|شب)$/, (hour) => (hour === 12 ? 0 : hour > 5 ? hour + 12 : hour)],
];

const written = /^(\d{1,2})(?:(?: ?[:.٫h] ?)?([0-5]\d)(?::[0-5]\d)?)?:? ?(\D*)$/;

/**
 * The time of day in what was typed, as `HH:MM`; undefined when there is none.
 *
 * Any digits; `8`, `830`, `8:30`, `8.30`, `8:30 pm`, `۸:۳۰ عصر`. Seconds are left out.
 */
export function readTime(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const plain = withoutMarks(foldDigits(text))
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replace(/ساعت/g, '')
    .replace(/\u200c|\s+/g, ' ')
    .trim();
  const [, hours, minutes = '00', beside = ''] = written.exec(plain) ?? [];
  if (hours === undefined) return undefined;
  const hour = hourOf(Number(hours), beside.replace(/\./g, '').trim());
  return hour === undefined || hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, beside: string): number | undefined {
  if (beside === '') return hour;
  const half = halves.find(([words]) => words.test(beside));
  if (!half) return undefined;
  return hour >= 1 && hour <= 12 ? half[1](hour) : hour;
}

/** Whether the text is a stored time. */
export function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}
