import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useFilling } from '../filling/filling-context.ts';
import './closing-texts.ts';
import styles from './problem-summary.css?inline';

const sheets = [styles];

/** Questions named at first; the others on request, so that a phone's screen is not filled. */
const namedFirst = { narrow: 3, wide: 10 } as const;
const wide = 560;

/** Everything missing or wrong, each line leading to its question. Takes the focus when it appears, and shrinks as answers come. */
export function ProblemSummary() {
  const { problems, touched, goTo } = useFilling();
  const { t, show } = useLanguage();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [room, setRoom] = useState<number>(namedFirst.narrow);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useStyles(box, sheets);
  useLayoutEffect(
    () => setRoom((box.current?.clientWidth ?? 0) > wide ? namedFirst.wide : namedFirst.narrow),
    [problems],
  );
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
    const stops = [...new Set(problems.map(({ scope }) => scope.form))].map((form) => form.listen(redraw));
    return () => {
      for (const stop of stops) stop();
    };
  }, [problems]);
  const open = problems.flatMap((problem) => {
    const state = problem.scope.state(problem.name);
    const message = touched.problemOf(problem.key, state);
    return message === undefined ? [] : [{ ...problem, message, isMissing: state.problem?.rule === 'mandatory' }];
  });
  const missing = open.filter(({ isMissing }) => isMissing);
  const wrong = open.filter(({ isMissing }) => !isMissing);
  const named = [...missing, ...wrong].slice(0, room);
  if (open.length === 0) return null;
  return (
    <section ref={box} className="porsa-notice porsa-summary" data-kind="danger">
      <h2 ref={heading} tabIndex={-1}>
        {missing.length > 0
          ? t('closing:missing', { count: missing.length })
          : t('closing:problems', { count: wrong.length })}
      </h2>
      {missing.length > 0 && wrong.length > 0 && <p>{t('closing:problems', { count: wrong.length })}</p>}
      <ul>
        {named.map((problem) => (
          <li key={problem.key}>
            <button type="button" className="porsa-text-button" onClick={() => goTo(problem)}>
              {show(problem.title)}
            </button>
            {!problem.isMissing && <span>{show(problem.message)}</span>}
          </li>
        ))}
      </ul>
      {open.length > named.length && (
        <button type="button" className="porsa-button" onClick={() => setRoom(Infinity)}>
          {t('closing:showall', { count: open.length })}
        </button>
      )}
    </section>
  );
}
