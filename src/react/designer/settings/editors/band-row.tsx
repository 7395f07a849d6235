import { useId } from 'react';
import type { Band } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { IconButton } from '../../icon.tsx';
import { useProblems } from '../field.tsx';
import { LocalizedField } from './localized-field.tsx';
import { NumberField } from './number-field.tsx';
import { SeverityField } from './severity-field.tsx';

interface BandRowProps {
  readonly band: Band;
  readonly index: number;
  readonly owner: string;
  change<K extends keyof Band>(key: K, value: Band[K] | undefined): void;
  remove(): void;
}

/** One band, with what is wrong beside it. */
export function BandRow({ band, index, owner, change, remove }: BandRowProps) {
  const { t } = useLanguage();
  const id = useId();
  const path = `bands[${index}]`;
  const place = { place: index + 1 };
  const isWrong = useProblems(owner, path).length > 0;
  const ofStart = useProblems(owner, `${path}.from`);
  return (
    <li className="porsa-d-option" data-wrong={isWrong || undefined}>
      <div
        role="group"
        aria-label={t('designer:bands.one', place)}
        aria-describedby={`${id}-start`}
        className="porsa-d-band"
      >
        <NumberField
          id={`${id}-from`}
          label={t('designer:bands.from')}
          problems={[]}
          value={band.from}
          change={(from) => change('from', from)}
        />
        <SeverityField
          id={`${id}-severity`}
          problems={useProblems(owner, `${path}.severity`)}
          value={band.severity}
          change={(severity) => change('severity', severity as Band['severity'])}
        />
        <IconButton icon="x-lg" label={t('designer:bands.remove', place)} danger onClick={remove} />
        <div id={`${id}-start`} className="porsa-d-faults" aria-live="polite">
          {ofStart.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <LocalizedField
          id={`${id}-text`}
          label={t('designer:bands.text')}
          keep
          problems={useProblems(owner, `${path}.text`)}
          value={band.text}
          change={(text) => change('text', text ?? '')}
        />
      </div>
    </li>
  );
}
