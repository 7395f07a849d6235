import { useState } from 'react';
import type { Alert } from '../../../../api/contract/live.ts';
import { Button } from '../../../kit/button/button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { unbroken } from '../../../ui/language/unbroken.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { Link } from '../../link/link.tsx';
import { pathTo } from '../../navigation/routes.ts';

interface AlertRowProps {
  readonly alert: Alert;
  see(id: string): Promise<void>;
}

/** One response that needs attention: how urgent, what its rule says, whose it is, and the way to it. */
export function AlertRow({ alert, see }: AlertRowProps) {
  const tools = useLanguage();
  const { t, text } = tools;
  const { id, category, file, entry, name, severity, text: said, categoryTitle, createdAt, seen } = alert;
  const words = said === null ? t('portal:attention.withheld') : text(said);
  const patient = name || t('portal:patient.nameless');
  return (
    <li data-severity={severity}>
      <div className="porsa-portal-alert">
        {severity !== 'neutral' && (
          <strong className="porsa-portal-alert-severity">{t(`portal:attention.severity.${severity}`)}</strong>
        )}
        <p>
          <bdi>{words}</bdi>
        </p>
        <p className="porsa-portal-alert-about">
          <Link to={pathTo('entries', { headline: 'complaints', project: '-', category, file, entry })}>
            <bdi>{patient}</bdi>
          </Link>
          <bdi>{unbroken(text(categoryTitle))}</bdi>
          <time dateTime={createdAt}>{formatMoment(createdAt, tools)}</time>
        </p>
      </div>
      {seen ? (
        <p className="porsa-portal-alert-seen">
          {t(seen.by ? 'portal:attention.seenBy' : 'portal:attention.seen', {
            name: `\u2068${seen.by}\u2069`,
            at: formatMoment(seen.at, tools),
          })}
        </p>
      ) : (
        <SeeButton label={t('portal:attention.seeOne', { name: patient })} see={() => see(id)} />
      )}
    </li>
  );
}

function SeeButton({ label, see }: { readonly label: string; see(): Promise<void> }) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await see();
    setBusy(false);
  };
  return (
    <Button aria-label={label} disabled={isBusy} onClick={() => void press()}>
      {t('portal:attention.see')}
    </Button>
  );
}
