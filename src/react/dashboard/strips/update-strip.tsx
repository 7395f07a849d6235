import { useEffect, useState } from 'react';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import * as icons from '../parts/icons.ts';
import { watchForUpdate } from './watch-for-update.ts';

/** A new version of the portal has been fetched, and takes over when it is asked to: no page reloads by itself. */
export function UpdateStrip() {
  const { t } = useLanguage();
  const { server } = usePortal();
  const [take, setTake] = useState<{ update(): void }>();
  useEffect(() => watchForUpdate(server, (update) => setTake(update && { update })), [server]);
  if (!take) return null;
  return (
    <section className="porsa-portal-strip" data-kind="update" aria-label={t('strips:update.title')}>
      <Icon of={icons.download} />
      <div role="status">
        <p className="porsa-portal-strip-title">{t('strips:update.title')}</p>
      </div>
      <SlButton size="small" onClick={take.update}>
        {t('strips:update.reload')}
      </SlButton>
    </section>
  );
}
