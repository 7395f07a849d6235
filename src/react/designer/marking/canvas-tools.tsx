import { useRef } from 'react';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useClipboardKeys } from '../clipboard/use-clipboard-keys.ts';
import { MarkingBar } from './marking-bar.tsx';
import marking from './marking.css?inline';
import { useMarquee } from './use-marquee.ts';

const sheets = [marking];

/** What works on several cards at once: the frame that a mouse draws around them, the clipboard, and the bar of what can be done. */
export function CanvasTools() {
  const frame = useRef<HTMLDivElement>(null);
  useStyles(frame, sheets);
  useMarquee(frame);
  useClipboardKeys(frame);
  return (
    <>
      <div ref={frame} className="porsa-d-marquee" dir="ltr" hidden />
      <MarkingBar />
    </>
  );
}
