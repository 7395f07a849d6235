import { coreOf, listMark } from '../../../engine/languages/traits.ts';
import { computeSampleSize } from '../../../proposal/check/sample-size/sample-size.ts';
import type { SampleSize } from '../../../proposal/types.ts';
import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';

interface SampleSizeResultProps {
  readonly size: SampleSize;
  take(stated: string): void;
}

/** What follows from the numbers, with how it was computed; or which numbers are missing. */
export function SampleSizeResult({ size, take }: SampleSizeResultProps) {
  const { t, language: reader, number } = useLanguage();
  const language = coreOf(reader);
  const result = computeSampleSize(size);
  if (!result) return null;
  const names = (given: readonly string[]): string =>
    given.map((name) => t(`proposal:size.given.${name}`)).join(listMark(language));
  if ('missing' in result)
    return <p className="porsa-p-result">{t('proposal:size.missing', { names: names(result.missing) })}</p>;
  if ('impossible' in result)
    return <p className="porsa-p-result">{t('proposal:size.impossible', { names: names(result.impossible) })}</p>;
  const { total, explain } = result.computed;
  return (
    <div className="porsa-p-result" role="status">
      <p>
        <strong>{t('proposal:size.computed', { total })}</strong>
      </p>
      <p className="porsa-p-working" dir="ltr">
        {explain(language)}
      </p>
      {size.stated.trim() !== number(total) && (
        <Button onClick={() => take(number(total))}>{t('proposal:size.take')}</Button>
      )}
    </div>
  );
}
