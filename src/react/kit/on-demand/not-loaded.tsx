import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { warning } from '../icon/icons.ts';
import { Message } from '../states/message.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import type { PartState } from './fetch-part.ts';
import { loadAnew } from './load-anew.ts';

interface NotLoadedProps {
  readonly state: Exclude<PartState, 'loading' | 'loaded'>;
  /** One line among others, such as a field of a panel. */
  readonly inLine?: boolean;
  retry(): void;
}

/** Stands for a part whose code did not come: why, and what leads on. */
export function NotLoaded({ state, inLine, retry }: NotLoadedProps) {
  const { t } = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const text = t(`common:notLoaded.${state}`);
  const act = (): void => {
    if (state === 'offline') return retry();
    setLeaving(true);
    void loadAnew();
  };
  const label = t(state === 'offline' ? 'common:retry' : 'common:notLoaded.reload');
  if (inLine)
    return (
      <p className="porsa-kit-help" role="alert">
        {text}{' '}
        <Button kind="link" disabled={isLeaving} onClick={act}>
          {label}
        </Button>
      </p>
    );
  return (
    <Message icon={warning} title={t('common:notLoaded.title')} text={text} role="alert">
      <Button kind="primary" disabled={isLeaving} onClick={act}>
        {label}
      </Button>
    </Message>
  );
}
