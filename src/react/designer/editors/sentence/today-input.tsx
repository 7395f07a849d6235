import { useState } from 'react';
import { Select } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useNumberInput } from '../basic/number-field.tsx';

interface TodayInputProps {
  /** After today; negative ones come before it. */
  readonly days: number;
  change(days: number): void;
}

type Side = 'today' | 'before' | 'after';

const sides: readonly Side[] = ['today', 'before', 'after'];

const sideOf = (days: number): Side => (days === 0 ? 'today' : days < 0 ? 'before' : 'after');

/** A day counted from today: today itself, or so many days before or after it. */
export function TodayInput({ days, change }: TodayInputProps) {
  const { t } = useLanguage();
  const [wanted, want] = useState<Side>(sideOf(days));
  const side = days === 0 ? wanted : sideOf(days);
  const put = (count: number | undefined, asked: Side): void =>
    change(asked === 'today' || count === undefined ? 0 : asked === 'before' ? -count : count);
  const { fault, ...input } = useNumberInput({
    value: Math.abs(days),
    min: 0,
    change: (count) => put(count === undefined ? undefined : Math.round(Math.abs(count)), side),
  });
  return (
    <>
      {side !== 'today' && (
        <input {...input} className="porsa-kit-control" aria-label={t('sentence:days')} title={fault} />
      )}
      <Select
        aria-label={t('sentence:day')}
        value={side}
        options={sides.map((each) => ({ value: each, text: t(`sentence:sides.${each}`) }))}
        onChange={(chosen) => {
          const next = sides.find((each) => each === chosen) ?? 'today';
          want(next);
          put(Math.abs(days), next);
        }}
      />
    </>
  );
}
