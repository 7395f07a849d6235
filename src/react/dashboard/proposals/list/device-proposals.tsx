import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { createDeviceProposals, type DeviceProposal } from '../../../../api/drafts/proposals.ts';
import { askConfirm } from '../../../../store/notices.ts';
import { $session } from '../../../../store/session.ts';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { Mark } from '../../../kit/list/list.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { usePortal } from '../../context/portal-context.ts';
import { Link } from '../../link/link.tsx';
import * as icons from '../../parts/icons.ts';
import { Row, Rows } from '../../parts/rows.tsx';
import { Section } from '../../parts/section.tsx';
import { titleOf } from '../title.ts';

type Kept = DeviceProposal & { readonly id: string };

/** What the person wrote on this device and the server does not have: nothing where it has all. */
export function DeviceProposals({ search = '' }: { readonly search: string | undefined }) {
  const { t } = useLanguage();
  const { kept, remove } = useKept();
  const wanted = search.toLowerCase();
  const found = kept.filter(({ proposal }) => titleOf(proposal).toLowerCase().includes(wanted));
  if (found.length === 0) return null;
  return (
    <div className="porsa-portal-proposal-device">
      <Section title={t('proposals:device.title')}>
        <p className="porsa-kit-help">{t('proposals:device.text')}</p>
        <Rows>
          {found.map((each) => (
            <OnDevice key={each.id} kept={each} remove={remove} />
          ))}
        </Rows>
      </Section>
    </div>
  );
}

function useKept(): { readonly kept: readonly Kept[]; remove(id: string): Promise<void> } {
  const { server } = usePortal();
  const person = useStore($session).id;
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const load = useCallback(async () => {
    setKept(
      await createDeviceProposals(server, person, '')
        .list()
        .catch(() => []),
    );
  }, [server, person]);
  useEffect(() => {
    void load();
  }, [load]);
  const remove = async (id: string): Promise<void> => {
    await createDeviceProposals(server, person, '').of(id).clear();
    await load();
  };
  return { kept, remove };
}

function OnDevice({ kept, remove }: { readonly kept: Kept; remove(id: string): Promise<void> }) {
  const tools = useLanguage();
  const { t } = tools;
  const { id, proposal, rev, at } = kept;
  const isNew = rev === 0;
  const title = titleOf(proposal) || t('proposals:untitled');
  const time = formatMoment(at, tools);
  const removeAsked = async (): Promise<void> => {
    const detail = t(isNew ? 'proposals:device.detail' : 'proposals:device.detailChanged', { title, time });
    const question = { detail, yes: t('proposals:device.remove'), danger: true };
    if (await askConfirm(t('proposals:device.question'), question)) await remove(id);
  };
  return (
    <Row
      title={
        <Link className="porsa-portal-link" to={`/createproposal?id=${id}`}>
          {title}
        </Link>
      }
      detail={time}
    >
      <span className="porsa-portal-tools">
        <Mark quiet>{t(isNew ? 'proposals:device.new' : 'proposals:device.changed')}</Mark>
        <IconButton
          icon={icons.trash}
          label={`${t('proposals:device.remove')} – ${title}`}
          onClick={() => void removeAsked()}
        />
      </span>
    </Row>
  );
}
