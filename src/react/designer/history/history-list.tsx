import en from '../../../../locales/en/history.json' with { type: 'json' };
import fa from '../../../../locales/fa/history.json' with { type: 'json' };
import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { Button } from '../../kit/button/button.tsx';
import { nameAct } from '../changes/name-act.ts';
import { useAnnounce } from '../model/announce.ts';
import { useDesigner } from '../model/designer-context.ts';
import history from './history.css?inline';

addTexts('history', { en, fa });

const sheets = [history];

/** Steps shown at first, and with each request for more: naming one compares two states of the form. */
const shownAtOnce = 50;

/** What was done since the form was opened, newest first; each leads to the form as it was then. */
export function HistoryList() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const { history: steps } = model.store;
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const { done, count } = useStore(steps.$place);
  const [limit, setLimit] = useState(shownAtOnce);
  const nameOf = useStepNames();
  const last = Math.max(0, Math.min(done, count - limit + 1));
  const states = Array.from({ length: count - last + 1 }, (_, index) => count - index);
  const go = (state: number): void => {
    steps.go(state);
    model.$toast.set(null);
    announce(t('history:wentto', { name: nameOf(state) }));
  };
  return (
    <div ref={root} className="porsa-d-history">
      <p className="porsa-kit-help">{t('history:intro')}</p>
      <ol reversed start={count + 1}>
        {states.map((state) => (
          <li key={state}>
            <button
              type="button"
              aria-current={state === done ? 'step' : undefined}
              data-undone={state > done || undefined}
              onClick={() => go(state)}
            >
              <span>{nameOf(state)}</span>
              {state === done && <small>{t('history:now')}</small>}
              {state > done && <small>{t('history:undone')}</small>}
            </button>
          </li>
        ))}
      </ol>
      {last > 0 && (
        <Button kind="link" onClick={() => setLimit(limit + shownAtOnce)}>
          {t('history:older', { count: last })}
        </Button>
      )}
    </div>
  );
}

/** What led to a state, in the reader’s language. */
function useStepNames(): (state: number) => string {
  const { model } = useDesigner();
  const language = useLanguage();
  return (state) => {
    const act = state === 0 ? undefined : model.store.history.actAt(state - 1);
    return act ? nameAct(act, language) : language.t('history:opened');
  };
}
