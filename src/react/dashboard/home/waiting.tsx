import type { CallData } from '../../../api/contract/contract.ts';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { List } from '../../kit/list/list.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { toHeadline } from '../navigation/headline.ts';
import { pathTo } from '../navigation/routes.ts';
import * as icons from '../parts/icons.ts';
import { LinkItem } from '../parts/link-item.tsx';
import { Section } from '../parts/section.tsx';

type Summary = CallData<'/dashboard/getsummary'>;

/** Of so many forms all stand there; of more, these until all are wanted. */
const listed = 6;

/** What waits for the person: files shared with them, and what others have answered since they last opened a form. Nothing where nothing waits. */
export function HomeWaiting({ summary: { waitingShared, categories } }: { readonly summary: Summary }) {
  const { t, text } = useLanguage();
  const [all, setAll] = useState(false);
  const fresh = categories.filter((category) => category.fresh > 0).sort((one, other) => other.fresh - one.fresh);
  if (waitingShared === 0 && fresh.length === 0) return null;
  return (
    <Section title={t('portal:home.waitingTitle')}>
      <List>
        {waitingShared > 0 && (
          <LinkItem
            icon={icons.share}
            title={t('portal:home.waiting', { count: waitingShared })}
            to={pathTo('shared', {})}
          />
        )}
        {fresh.slice(0, all ? undefined : listed).map(({ id, slug, title, project, headline, fresh: count }) => (
          <LinkItem
            key={id}
            icon={icons[toHeadline(headline)]}
            title={text(title)}
            detail={t('portal:home.fresh', { count })}
            to={pathTo('files', { headline, project, category: slug })}
          />
        ))}
      </List>
      {fresh.length > listed && !all && (
        <div className="porsa-portal-more-button">
          <Button onClick={() => setAll(true)}>{t('portal:home.waitingAll', { count: fresh.length })}</Button>
        </div>
      )}
    </Section>
  );
}
