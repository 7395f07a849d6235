import { useMemo } from 'react';
import { coreOf } from '../../../../engine/languages/traits.ts';
import type { CoreLanguage } from '../../../../engine/definition/types.ts';
import { checkPico } from '../../../../proposal/pico/check-pico.ts';
import { picoElements } from '../../../../proposal/pico/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { MarkedText } from '../../pico/marked-text.tsx';
import { Foreign } from './foreign.tsx';

interface TitleProps {
  readonly title: string;
  /** The language of the title. */
  readonly of: CoreLanguage;
}

/** The title with its parts marked, and why each was taken for what it is. */
export function FoundTitle({ title, of }: TitleProps) {
  const { t, language: reader } = useLanguage();
  const language = coreOf(reader);
  const result = useMemo(() => checkPico(title, { language }), [title, language]);
  const found = picoElements.flatMap((element) => result[element].map((span) => ({ ...span, element })));
  return (
    <>
      <MarkedText text={title} result={result} language={of} />
      {found.length > 0 && (
        <details className="porsa-p-reasons">
          <summary>{t('proposal:chat.why')}</summary>
          <ul>
            {found.map(({ element, start, text, rule }) => (
              <li key={`${element} ${start}`} data-element={element}>
                <span className="porsa-p-letter">{element}</span>
                <span>
                  <strong>
                    <Foreign text={text} />
                  </strong>{' '}
                  {result.findings.find((finding) => finding.code === rule && finding.start === start)?.message}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
