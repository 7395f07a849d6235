import { useRef } from 'react';
import { addTexts } from '../../../store/texts.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { AwayStrip } from './away-strip.tsx';
import { stripsTexts } from './strips-texts.ts';
import styles from './strips.css?inline';
import { UnsentStrip } from './unsent-strip.tsx';
import { UpdateStrip } from './update-strip.tsx';

addTexts('strips', stripsTexts);

const sheets = [styles];

/** Above each screen: a version that waits, from when what is shown is, and what waits to be sent. */
export function Strips() {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  return (
    <div ref={root} className="porsa-portal-strips">
      <UpdateStrip />
      <AwayStrip />
      <UnsentStrip />
    </div>
  );
}
