import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { late } from '../../ui/late/late.tsx';
import { withLateTexts } from '../../ui/late/with-late-texts.ts';
import { showSize, storedSize, watchSize } from './text-size.ts';

const ToolsPanel = late(async () => (await withLateTexts(import('./tools-panel.tsx'))).ToolsPanel);

/** The way to larger text and to reading aloud, which are fetched by those who ask for them; shows the text as large as it was left. */
export function ToolsButton() {
  const { t } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  useLayoutEffect(() => {
    const show = (): void => showSize(button.current, storedSize());
    show();
    return watchSize(show);
  }, []);
  const isOpen = state === 'open';
  return (
    <div className="porsa-tools">
      <button
        ref={button}
        type="button"
        className="porsa-icon"
        aria-label={t('form:tools')}
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      />
      {state !== 'unused' && <ToolsPanel isOpen={isOpen} fold={() => setState('closed')} />}
    </div>
  );
}
