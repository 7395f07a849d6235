import { useMemo, useRef, type RefObject } from 'react';
import type { Page } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useFilling } from '../filling/filling-context.ts';
import { FormFoot, PageActions } from '../page/form-foot.tsx';
import { screenSheets } from './screen-style.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import { useScreens, useTitleFocus } from './use-screens.ts';

export interface SingleFootProps {
  readonly page: Page;
  readonly root: RefObject<HTMLElement | null>;
}

/** Below a page that a phone shows question by question: back and on by one of them there, by the page on a wide screen. */
export function SingleFoot({ page, root }: SingleFootProps) {
  const { t } = useLanguage();
  const { step, isSaving, hasBack } = useFilling();
  const actions = useRef<HTMLDivElement>(null);
  const screens = useScreens(page, root);
  const { screen, index, of, next, back } = screens;
  const isLast = index === of - 1;
  const sheets = useMemo(() => screenSheets(screen, index === 0), [screen, index]);
  useStyles(actions, sheets);
  // Only what is seen can be focused.
  useTitleFocus(root, screens);
  useScreenKeys(root, actions, screens);
  return (
    <FormFoot>
      <PageActions />
      <div ref={actions} className="porsa-actions" data-actions="single">
        {(index > 0 || hasBack) && (
          <button type="button" className="porsa-button" part="button" onClick={back}>
            {t('form:back')}
          </button>
        )}
        {of > 1 && (
          <span className="porsa-soft porsa-screen-step">{t('late:single.step', { step: index + 1, of })}</span>
        )}
        <button
          type="button"
          className="porsa-button"
          part="button"
          data-primary="true"
          aria-disabled={isSaving || undefined}
          onClick={isSaving ? undefined : next}
        >
          {t(isSaving ? 'form:sending' : isLast ? `form:${step}` : 'form:next')}
        </button>
      </div>
    </FormFoot>
  );
}
