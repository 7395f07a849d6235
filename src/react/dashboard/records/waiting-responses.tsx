import { useStore } from '@nanostores/react';
import type { OutboxItem } from '../../../api/outbox/outbox.ts';
import { addTexts } from '../../../store/texts.ts';
import { showError } from '../../../store/notices.ts';
import { $session } from '../../../store/session.ts';
import { Mark } from '../../kit/list/list.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { usePortal } from '../context/portal-context.ts';
import { itemsOf } from '../context/unsent.ts';
import { pathTo, type RouteParameters } from '../navigation/routes.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import { recordsTexts } from './records-texts.ts';

addTexts('records', recordsTexts);

/** Responses of a file that wait on this device; one that was certainly never sent can be continued. */
export function WaitingResponses({ params }: { readonly params: RouteParameters<'entries'> }) {
  const tools = useLanguage();
  const { t } = tools;
  const { unsent } = usePortal();
  const items = itemsOf(useStore(unsent.$items), useStore($session).id).filter(
    ({ state, entry }) => state === 'waiting' && entry.file === params.file,
  );
  const continueWith = useContinue(params);
  if (items.length === 0) return null;
  return (
    <Section title={t('records:responses')}>
      <Rows>
        {items.map((item) => (
          <Row
            key={item.entry.id}
            title={item.entry.startedAt ? formatMoment(item.entry.startedAt, tools) : t('records:response')}
            detail={<Mark>{t('records:state.waiting')}</Mark>}
          >
            {item.state === 'waiting' && item.held && (
              <SlButton size="small" onClick={() => void continueWith(item)}>
                {t('records:continue')}
              </SlButton>
            )}
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

/** Makes a draft of a response again, and goes to its form. */
function useContinue(params: RouteParameters<'entries'>): (item: OutboxItem) => Promise<void> {
  const { t } = useLanguage();
  const { unsent, navigation } = usePortal();
  return async ({ entry: { id, page } }) => {
    const outcome = await unsent.takeBack(id, true);
    if (outcome !== 'taken') return showError(t(`records:continued.${outcome}`));
    navigation.go(pathTo('fill', { ...params, patient: '-', code: '-', page }));
  };
}
