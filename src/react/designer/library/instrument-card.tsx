import { useEffect, useId, useRef } from 'react';
import type { Instrument } from '../../../library/instrument.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Button } from '../../kit/button/button.tsx';
import * as icons from '../icons/icons.ts';
import { InstrumentFacts } from './instrument-facts.tsx';
import { useUses, type Use } from './use-instrument.ts';

interface InstrumentCardProps {
  readonly instrument: Instrument;
  /** Takes the focus as it is drawn. */
  readonly isSeen: boolean;
  show(instrument: Instrument): void;
  take(instrument: Instrument, use: Use): void;
}

/** What an instrument is for, what it takes, and the two things to do with it. */
export function InstrumentCard({ instrument, isSeen, show, take }: InstrumentCardProps) {
  const { t, text } = useLanguage();
  const id = useId();
  const preview = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSeen) preview.current?.focus();
  }, [isSeen]);
  const [use] = useUses()(instrument);
  const { title, opening } = instrument.definition;
  return (
    <li className="porsa-d-library-card" aria-labelledby={id}>
      <h4 id={id}>{text(title)}</h4>
      <p>{text(opening?.purpose)}</p>
      <InstrumentFacts instrument={instrument} />
      <div className="porsa-d-library-actions">
        {use && (
          <Button icon={icons.plus} aria-describedby={id} onClick={() => take(instrument, use)}>
            {t(`library:use.${use}`)}
          </Button>
        )}
        <Button ref={preview} kind="link" aria-describedby={id} onClick={() => show(instrument)}>
          {t('library:preview')}
        </Button>
      </div>
    </li>
  );
}
