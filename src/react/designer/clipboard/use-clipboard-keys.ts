import { useEffect, type RefObject } from 'react';
import { useDesigner } from '../model/designer-context.ts';
import { meantWith } from '../model/marking.ts';
import { marker } from './copied-text.ts';
import { useClipboard } from './use-clipboard.ts';

/** Copy, cut and paste by key, on the cards: the browser gives the clipboard with the event, without asking anybody. */
export function useClipboardKeys(within: RefObject<HTMLElement | null>): void {
  const { model } = useDesigner();
  const clipboard = useClipboard();
  useEffect(() => {
    const canvas = within.current?.closest<HTMLElement>('.porsa-d-canvas');
    if (!canvas) return;
    const onCopy = (event: ClipboardEvent): void => {
      const id = cardOf(event);
      if (!id || event.clipboardData === null) return;
      event.preventDefault();
      const { clipboardData } = event;
      const act = event.type === 'cut' ? clipboard.cut : clipboard.copy;
      void act(meantWith(model, id), (text) => clipboardData.setData('text/plain', text));
    };
    const onPaste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // In a line of text words stay words, but questions are never written out in it.
      if (event.defaultPrevented || (!cardOf(event) && !text.startsWith(`{"type":"${marker}"`))) return;
      event.preventDefault();
      const id = questionOf(event);
      void clipboard.paste(text, id ? meantWith(model, id) : []);
    };
    // Safari offers none of the three where no text is selected, unless it is told that it is meant.
    const allow = (event: Event): void => {
      if (cardOf(event)) event.preventDefault();
    };
    const ends = new AbortController();
    const { signal } = ends;
    for (const type of ['beforecopy', 'beforecut', 'beforepaste']) canvas.addEventListener(type, allow, { signal });
    canvas.addEventListener('copy', onCopy, { signal });
    canvas.addEventListener('cut', onCopy, { signal });
    canvas.addEventListener('paste', onPaste, { signal });
    return () => ends.abort();
  }, [within, model, clipboard]);
}

const questionOf = ({ target }: Event): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>('[data-focus-question]')?.dataset['focusQuestion'];

/** The card that has the focus; in a line of text the keys are the text's. */
const cardOf = (event: Event): string | undefined =>
  event.target instanceof HTMLInputElement ? undefined : questionOf(event);
