import { useRef } from 'react';
import type { Score } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { ScoreWords } from './score-words.tsx';
import styles from './scores.css?inline';

const sheets = [styles];

/** A form may compute dozens. */
const most = 3;

/** The scores of one response, the first of them at most. */
export function ScoreList({ scores }: { readonly scores: readonly Score[] }) {
  const { t } = useLanguage();
  const root = useRef<HTMLSpanElement>(null);
  useStyles(root, sheets);
  const others = scores.length - most;
  return (
    <span ref={root} className="porsa-portal-scores">
      {scores.slice(0, most).map((score) => (
        <ScoreWords key={score.name} score={score} withTitle={scores.length > 1} />
      ))}
      {others > 0 && <small>{t('portal:change.more', { count: others })}</small>}
    </span>
  );
}
