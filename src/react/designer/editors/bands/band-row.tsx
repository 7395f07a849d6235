import { useId } from 'react';
import type { Band } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Problems } from '../../field/problems.tsx';
import { useProblems } from '../../field/use-problems.ts';
import { LocalizedField } from '../basic/localized-field.tsx';
import { NumberField } from '../basic/number-field.tsx';
import { SeverityField } from '../basic/severity-field.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import * as icons from '../../icons/icons.ts';

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
        <div data-band-part="from">
          <NumberField
            id={`${id}-from`}
            label={t('designer:bands.from')}
            value={band.from}
            change={(from) => change('from', from)}
          />
        </div>
        <SeverityField
          id={`${id}-severity`}
          problem={useProblems(owner, `${path}.severity`)}
          value={band.severity}
          change={(severity) => change('severity', severity as Band['severity'])}
        />
        <IconButton icon={icons.close} label={t('designer:bands.remove', place)} danger onClick={remove} />
        <Problems id={`${id}-start`} of={ofStart} />
        <div data-band-part="text">
          <LocalizedField
            id={`${id}-text`}
            label={t('designer:bands.text')}
            keep
            problem={useProblems(owner, `${path}.text`)}
            value={band.text}
            change={(text) => change('text', text ?? '')}
          />
        </div>
        <LocalizedField
          id={`${id}-advice`}
          label={t('designer:bands.advice')}
          long
          problem={useProblems(owner, `${path}.advice`)}
          value={band.advice}
          change={(advice) => change('advice', advice)}
        />
      </div>
    </li>
  );
}
