import type { Band, Question } from '../../../engine/definition/types.ts';
import type { FormScope } from '../../../engine/live-form/types.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { bandLine, type BandRange } from './band-ranges.ts';

export interface BandScaleProps {
  readonly question: Question;
  readonly scope: FormScope;
}

/** Where a result lies among its bands: drawn as a line, and the same in words. */
export function BandScale({ question, scope }: BandScaleProps) {
  const language = useLanguage();
  const value = scope.get(question.name);
  const line = typeof value === 'number' ? bandLine(value, { ...question, ...scope.bounds(question.name) }) : undefined;
  if (!line) return null;
  const { ranges, at } = line;
  return (
    <div className="porsa-scale">
      <div className="porsa-scale-line" aria-hidden="true">
        {ranges.map(({ band, share, isCurrent }, index) => (
          <span
            key={index}
            data-severity={toneOf(band)}
            data-current={isCurrent || undefined}
            style={{ flexGrow: share }}
          />
        ))}
        <i style={{ insetInlineStart: `${at * 100}%` }} />
      </div>
      <ol>
        {ranges.map((range, index) => (
          <li key={index} data-severity={toneOf(range.band)} aria-current={range.isCurrent || undefined}>
            <span>{language.show(range.band.text)}</span> {rangeText(range, language)}
          </li>
        ))}
      </ol>
    </div>
  );
}

const toneOf = ({ severity = 'neutral' }: Band) => severity;

function rangeText({ from, to }: BandRange, { t, number }: LanguageTools): string {
  if (from === undefined) return to === undefined ? '' : t('late:result.upto', { to: number(to) });
  if (to === undefined) return t('late:result.from', { from: number(from) });
  return from === to ? number(from) : t('late:result.range', { from: number(from), to: number(to) });
}
