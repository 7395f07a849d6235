import { useRef } from 'react';
import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import styles from './tooltip.css?inline';

const sheets = [styles];

/** More about a question, for who asks for it: beside the title, opened and closed in its place. */
export function Tooltip({ question }: { readonly question: Question }) {
  const { dir, text, show, t } = useLanguage();
  const box = useRef<HTMLDetailsElement>(null);
  useStyles(box, sheets);
  return (
    <details
      ref={box}
      className="porsa-tooltip"
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.open = false;
      }}
    >
      <summary aria-label={t('late:about', { title: text(question.title) })}>{dir === 'rtl' ? '؟' : '?'}</summary>
      <p>{show(question.tooltip)}</p>
    </details>
  );
}
