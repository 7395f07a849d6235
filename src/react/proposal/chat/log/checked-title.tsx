import { useMemo } from 'react';
import { coreOf } from '../../../../engine/languages/traits.ts';
import type { CoreLanguage } from '../../../../engine/definition/types.ts';
import { checkPico } from '../../../../proposal/pico/check-pico.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { check, warning } from '../../../kit/icon/icons.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { MarkedText } from '../../pico/marked-text.tsx';

interface CheckedTitleProps {
  readonly title: string;
  /** The language of the title. */
  readonly of: CoreLanguage;
  /** There is no comparison, and a reason for it. */
  readonly none: boolean;
}

/** A completed title with what the check still has to say of it. */
export function CheckedTitle({ title, of, none }: CheckedTitleProps) {
  const { t, language: reader } = useLanguage();
  const language = coreOf(reader);
  const result = useMemo(() => checkPico(title, { language }), [title, language]);
  const open = result.findings.filter(
    ({ level, code }) => level !== 'note' || (code === 'pico.comparison-not-named' && !none),
  );
  return (
    <>
      <MarkedText text={title} result={result} language={of} />
      <ul className="porsa-p-verdict">
        {open.map(({ code, message, level }) => (
          <li key={`${code} ${message}`} data-level={level}>
            <Icon of={warning} size={18} />
            {message}
          </li>
        ))}
        {open.length === 0 && (
          <li data-level="fine">
            <Icon of={check} size={18} />
            {t('proposal:chat.nothingmissing')}
          </li>
        )}
      </ul>
    </>
  );
}
