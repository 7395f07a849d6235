import { useEffect, useState } from 'react';
import { coreOf } from '../../../engine/languages/traits.ts';
import type { Frame } from '../../../proposal/pico/frames.ts';
import type { PicoResult } from '../../../proposal/pico/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';

/** Milliseconds of rest after a change before the text is looked through again. */
const rest = 300;

interface Checked {
  readonly text: string;
  readonly result: PicoResult;
  readonly frame: Frame;
}

const load = () => import('./find-pico.ts');

/** What PICO finds in a text, with the text it was found in; the rules are fetched the first time. */
export function usePico(text: string): Checked | undefined {
  const { language: reader } = useLanguage();
  const language = coreOf(reader);
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void load().then(
        ({ findPico }) => {
          if (isCurrent) setChecked({ text, ...findPico(text, language) });
        },
        () => undefined,
      );
    }, rest);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, language]);
  return checked;
}
