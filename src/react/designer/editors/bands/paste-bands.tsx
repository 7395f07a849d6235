import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Band } from '../../../../engine/definition/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { directionIn } from '../../definition/languages.ts';
import { parseBands } from './parse-bands.ts';
import * as icons from '../../icons/icons.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { PasteLines } from '../basic/paste-lines.tsx';

/** A way to write all bands at once. */
export function PasteBands({ bands, put }: { readonly bands: readonly Band[]; put(bands: readonly Band[]): void }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'open' | 'unread'>();
  return (
    <>
      <Button
        icon={icons.clipboard}
        ref={opener}
        aria-expanded={state !== undefined}
        onClick={() => setState(state ? undefined : 'open')}
      >
        {t('designer:bands.paste')}
      </Button>
      {state && (
        <PasteLines
          label={t('designer:bands.lines')}
          help={t('designer:bands.linehint')}
          problem={state === 'unread' ? t('designer:bands.unread') : undefined}
          dir={directionIn(editing)}
          take={(text, replace) => {
            const pasted = parseBands(text, editing);
            if (!pasted) return setState('unread');
            put(replace ? pasted : [...bands, ...pasted]);
            setState(undefined);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
