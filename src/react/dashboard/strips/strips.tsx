import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { $session } from '../../../store/session.ts';
import { addTexts } from '../../../store/texts.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { usePortal } from '../context/portal-context.ts';
import { followOtherTabs, tabsOf } from '../other-tabs/other-tabs.ts';
import { AwayStrip } from './away-strip.tsx';
import { stripsTexts } from './strips-texts.ts';
import styles from './strips.css?inline';
import { UpdateStrip } from './update-strip.tsx';
import { WaitingStrip } from './waiting-strip.tsx';

addTexts('strips', stripsTexts);

const sheets = [styles];

/** Publishes the height of the strips as `--_strips`: a screen that fills the window, as the designer, takes the rest. */
function publishHeight(strips: HTMLElement): () => void {
  const screen = strips.parentElement;
  const observer = new ResizeObserver(() => screen?.style.setProperty('--_strips', `${strips.offsetHeight}px`));
  observer.observe(strips);
  return () => observer.disconnect();
}

/** Above each screen: a version that waits, from when what is shown is, and what waits to be sent. It comes once the portal is shown, and follows the person’s other tabs from then on. */
export function Strips() {
  const root = useRef<HTMLDivElement>(null);
  const { server } = usePortal();
  const { id } = useStore($session);
  useStyles(root, sheets);
  // From the moment that it is seen.
  useLayoutEffect(() => followOtherTabs(tabsOf(server, id)), [server, id]);
  useLayoutEffect(() => (root.current ? publishHeight(root.current) : undefined), []);
  return (
    <div ref={root} className="porsa-portal-strips">
      <UpdateStrip />
      <AwayStrip />
      <WaitingStrip />
    </div>
  );
}
