import { useRef, useState } from 'react';
import { languageNames, otherLanguages } from '../../../engine/languages/names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { lacksPersian } from '../../ui/style/letter-widths.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useSwitches } from '../context/use-switches.ts';
import * as icons from '../parts/icons.ts';
import styles from './other-languages.css?inline';

const sheets = [styles];

/** The way to each of the other languages, where there is no account menu. */
export function OtherLanguages() {
  const { language } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const switches = useSwitches();
  const [drawn] = useState(() => !lacksPersian());
  return (
    <div ref={root} className="porsa-portal-languages" data-drawn={drawn || undefined}>
      {otherLanguages(language).map((other) => (
        <button
          key={other}
          type="button"
          className="porsa-portal-quiet"
          lang={other}
          onClick={() => switches.language(other)}
        >
          <Icon of={icons.language} size={18} />
          {languageNames[other]}
        </button>
      ))}
    </div>
  );
}
