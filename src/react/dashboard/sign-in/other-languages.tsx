import { useState } from 'react';
import { languageNames, otherLanguages } from '../../../engine/languages/names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useSwitches } from '../context/use-switches.ts';
import * as icons from '../parts/icons.ts';

/** Whether the machine has letters for them of its own: those that are missing are drawn as the same box. */
function isDrawn(): boolean {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = '99px sans-serif';
  return pen.measureText('ا').width !== pen.measureText('س').width;
}

/** The way to each of the other languages, where there is no account menu. */
export function OtherLanguages() {
  const { language } = useLanguage();
  const switches = useSwitches();
  const [drawn] = useState(isDrawn);
  return (
    <div className="porsa-portal-languages" data-drawn={drawn || undefined}>
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
