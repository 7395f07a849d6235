import type { Question } from '../../../engine/definition/types.ts';

/** What a text validation of REDCap is here; `lost` is what of it is not kept. */
export interface Validation {
  readonly question: Pick<Question, 'type'> & Partial<Question>;
  readonly lost?: string;
}

const number = (settings: Partial<Question> = {}): Validation => ({ question: { type: 'number', ...settings } });
const pattern = (text: string): Validation => ({ question: { type: 'text', format: { pattern: text } } });
const seconds = 'the seconds are not asked';
const dated = (type: 'date' | 'datetime', lost?: string): Validation => ({ question: { type }, ...(lost && { lost }) });

/** By their names in a dictionary; the first of several that are the same here is what is written. */
export const validations: Readonly<Record<string, Validation>> = {
  integer: number({ floatcount: 0 }),
  number: number(),
  number_1dp: number({ floatcount: 1 }),
  number_2dp: number({ floatcount: 2 }),
  number_3dp: number({ floatcount: 3 }),
  number_4dp: number({ floatcount: 4 }),
  number_comma_decimal: number(),
  number_1dp_comma_decimal: number({ floatcount: 1 }),
  number_2dp_comma_decimal: number({ floatcount: 2 }),
  number_3dp_comma_decimal: number({ floatcount: 3 }),
  number_4dp_comma_decimal: number({ floatcount: 4 }),
  date_ymd: dated('date'),
  date_mdy: dated('date'),
  date_dmy: dated('date'),
  datetime_ymd: dated('datetime'),
  datetime_mdy: dated('datetime'),
  datetime_dmy: dated('datetime'),
  datetime_seconds_ymd: dated('datetime', seconds),
  datetime_seconds_mdy: dated('datetime', seconds),
  datetime_seconds_dmy: dated('datetime', seconds),
  time: { question: { type: 'time' } },
  time_hh_mm_ss: { question: { type: 'time' }, lost: seconds },
  time_mm_ss: pattern('^[0-5]\\d:[0-5]\\d$'),
  email: { question: { type: 'text', format: 'email' } },
  phone: { question: { type: 'text', format: 'phone' } },
  alpha_only: pattern('^[A-Za-z]+$'),
  zipcode: pattern('^\\d{5}(?:-\\d{4})?$'),
  ssn: pattern('^\\d{3}-\\d{2}-\\d{4}$'),
  mrn_10d: pattern('^\\d{10}$'),
  mrn_generic: pattern('^[A-Za-z0-9_-]+$'),
  postalcode_australia: pattern('^\\d{4}$'),
  postalcode_french: pattern('^\\d{5}$'),
  postalcode_germany: pattern('^\\d{5}$'),
};

/** Older dictionaries name some of them otherwise. */
const aliases: Readonly<Record<string, string>> = { int: 'integer', float: 'number', date: 'date_ymd' };

export function validationOf(written: string | undefined): Validation | undefined {
  const name = aliases[written ?? ''] ?? written ?? '';
  return Object.hasOwn(validations, name) ? validations[name] : undefined;
}

/** The validation that asks the same of an answer; `isWhole` says whether it asks all of it. */
export function validationFor({ type, format, floatcount }: Question): {
  readonly name: string;
  readonly isWhole: boolean;
} {
  if (type === 'number') return numbered(floatcount);
  if (type === 'date' || type === 'datetime') return { name: `${type}_ymd`, isWhole: true };
  if (type === 'time') return { name: 'time', isWhole: true };
  if (format === undefined) return { name: '', isWhole: true };
  const found = Object.entries(validations).find(([, { question }]) => isSameFormat(question.format, format));
  return { name: found?.[0] ?? '', isWhole: found !== undefined };
}

const numbered = (decimals: number | undefined): { readonly name: string; readonly isWhole: boolean } =>
  decimals === 0
    ? { name: 'integer', isWhole: true }
    : {
        name: decimals === undefined || decimals > 4 ? 'number' : `number_${decimals}dp`,
        isWhole: (decimals ?? 0) <= 4,
      };

const isSameFormat = (one: Question['format'], other: NonNullable<Question['format']>): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.pattern === other.pattern : one === other;
