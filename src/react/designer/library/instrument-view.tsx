import { useEffect, useRef } from 'react';
import type { Instrument } from '../../../library/instrument.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { InstrumentFacts } from './instrument-facts.tsx';
import { TriedForm } from './tried-form.tsx';
import { useUses, type Use } from './use-instrument.ts';

interface InstrumentViewProps {
  readonly instrument: Instrument;
  take(instrument: Instrument, use: Use): void;
  back(): void;
}

/** An instrument as people would fill it in, with its source and terms. */
export function InstrumentView({ instrument, take, back }: InstrumentViewProps) {
  const { t, text } = useLanguage();
  const { definition, source, terms } = instrument;
  const uses = useUses()(instrument);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="porsa-d-library-head">
        <h3 ref={heading} tabIndex={-1}>
          {text(definition.title)}
        </h3>
        <InstrumentFacts instrument={instrument} />
        <p className="porsa-kit-help">
          {text(terms.statement)}
          {source && (
            <bdi lang="en" dir="ltr">
              {source}
            </bdi>
          )}
        </p>
      </div>
      <TriedForm definition={definition} />
      <div className="porsa-d-library-foot">
        <SlButton onClick={back}>{t('library:back')}</SlButton>
        {uses.toReversed().map((use) => (
          <SlButton key={use} variant={use === uses[0] ? 'primary' : 'default'} onClick={() => take(instrument, use)}>
            {t(`library:use.${use}`)}
          </SlButton>
        ))}
      </div>
    </>
  );
}
