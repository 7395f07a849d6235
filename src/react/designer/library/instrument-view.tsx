import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../engine/definition/types.ts';
import type { Instrument } from '../../../library/instrument.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Button } from '../../kit/button/button.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import { InstrumentFacts } from './instrument-facts.tsx';
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
      <TriedForm instrument={instrument} />
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

/** The filler itself, in either language. */
function TriedForm({ instrument: { definition } }: { readonly instrument: Instrument }) {
  const { Preview, theme } = useDesigner();
  const { t, calendar, language } = useLanguage();
  const [shown, setShown] = useState<Language>(language);
  const other = shown === 'en' ? 'fa' : 'en';
  return (
    <section className="porsa-d-library-form" aria-label={t('designer:preview.title')}>
      <Button onClick={() => setShown(other)}>{t('library:in', { language: t(`designer:languages.${other}`) })}</Button>
      <Preview
        key={shown}
        definition={definition}
        mode="preview"
        storage="memory"
        language={shown}
        calendar={calendar}
        theme={theme}
        role="owner"
      />
    </section>
  );
}
