import { useMemo } from 'react';
import { Select } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { comparableWith, isComparable } from './derived-subjects.ts';
import { isComparing, type Comparison } from './sentence.ts';
import { SubjectChoice } from './subject-choice.tsx';
import type { Subject } from './subjects.ts';
import { TodayInput } from './today-input.tsx';
import { ValueInput } from './value-input.tsx';

interface ComparisonObjectProps {
  readonly comparison: Comparison;
  readonly subject: Subject | undefined;
  readonly subjects: readonly Subject[];
  put(comparison: Comparison): void;
}

type Way = 'value' | 'subject' | 'today';

/** What an answer is compared with: a value, another answer, or for dates a day counted from today. */
export function ComparisonObject({ comparison, subject, subjects, put }: ComparisonObjectProps) {
  const { t } = useLanguage();
  const { operator, value, against } = comparison;
  const way = against?.kind ?? 'value';
  const others = useMemo(
    () => (way === 'subject' ? comparableWith(subject, subjects, t) : []),
    [way, subject, subjects, t],
  );
  const ways = isComparing(operator) ? waysOf(subject, way) : (['value'] as const);
  const { value: _, against: __, ...rest } = comparison;
  return (
    <div className="porsa-d-clause-value" data-ways={ways.length > 1 || undefined}>
      {(operator === '<' || operator === '>') && <span aria-hidden="true">{t('sentence:than')}</span>}
      {ways.length > 1 && (
        <Select
          aria-label={t('sentence:with')}
          value={way}
          options={ways.map((each) => ({ value: each, text: t(`sentence:ways.${each}`) }))}
          onChange={(chosen) => put({ ...rest, ...begun(chosen) })}
        />
      )}
      {against === undefined && (
        <ValueInput
          subject={subject}
          value={value}
          change={(given) => put(given === undefined ? rest : { ...rest, value: given })}
        />
      )}
      {against?.kind === 'subject' && (
        <SubjectChoice
          label={t('sentence:other')}
          subjects={others}
          name={against.subject}
          choose={(chosen) => put({ ...rest, against: { kind: 'subject', ...(chosen && { subject: chosen.name }) } })}
        />
      )}
      {against?.kind === 'today' && (
        <TodayInput days={against.days} change={(days) => put({ ...rest, against: { kind: 'today', days } })} />
      )}
    </div>
  );
}

function waysOf(subject: Subject | undefined, way: Way): readonly Way[] {
  const isDay = subject?.kind === 'date' || subject?.kind === 'datetime';
  return (['value', 'subject', 'today'] as const).filter(
    (each) => each === way || each === 'value' || (each === 'subject' ? isComparable(subject) : isDay),
  );
}

/** Another way begins anew. */
function begun(way: string): Pick<Comparison, 'against'> {
  if (way === 'subject') return { against: { kind: 'subject' } };
  return way === 'today' ? { against: { kind: 'today', days: 0 } } : {};
}
