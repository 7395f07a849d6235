import { useState } from 'react';
import type { Ehr } from '../../../api/contract/launch/ehrs.ts';
import { listMark } from '../../../engine/languages/traits.ts';
import { askConfirm } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Mark } from '../../kit/list/list.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import * as icons from '../parts/icons.ts';
import { Loading } from '../parts/loading.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import { EhrDialog } from './ehr-dialog.tsx';
import { WriteBacks } from './write-backs.tsx';

/** For admins: EHRs whose people open forms for their patients, and the responses that each gets. */
export function Ehrs() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [edited, setEdited] = useState<Ehr | 'new'>();
  const ehrs = useCall('', (signal) => client.admin.getehrs({}, { signal }));
  const reload = (): void => {
    if (ehrs.state !== 'loading') ehrs.reload();
  };
  // Somebody else may have changed it meanwhile.
  const close = (): void => {
    setEdited(undefined);
    reload();
  };
  const add = (
    <SlButton onClick={() => setEdited('new')}>
      <Icon of={icons.plus} size={18} slot="prefix" />
      {t('portal:ehrs.add')}
    </SlButton>
  );
  return (
    <Section title={t('portal:ehrs.title')} actions={add}>
      <p className="porsa-kit-help">{t('portal:ehrs.text')}</p>
      <Loading of={ehrs}>
        {({ items, launchUrl, redirectUrl }) => (
          <>
            <p className="porsa-kit-help">{t('portal:ehrs.register')}</p>
            <Rows>
              <Row title={t('portal:ehrs.launchUrl')} detail={<bdi dir="ltr">{launchUrl}</bdi>} />
              <Row title={t('portal:ehrs.redirectUrl')} detail={<bdi dir="ltr">{redirectUrl}</bdi>} />
            </Rows>
            {items.length === 0 && <p className="porsa-kit-help">{t('portal:ehrs.none')}</p>}
            {items.map((ehr) => (
              <OneEhr key={ehr.id} ehr={ehr} onEdit={() => setEdited(ehr)} onDone={reload} />
            ))}
          </>
        )}
      </Loading>
      {edited !== undefined && (
        <EhrDialog ehr={edited === 'new' ? undefined : edited} onStored={reload} onClose={close} />
      )}
    </Section>
  );
}

interface OneEhrProps {
  readonly ehr: Ehr;
  onEdit(): void;
  onDone(): void;
}

function OneEhr({ ehr, onEdit, onDone }: OneEhrProps) {
  const { t, text, language } = useLanguage();
  const { client } = usePortal();
  const { id, title, issuer, hasSecret, active, forms, waiting, failed } = ehr;
  const remove = async (): Promise<void> => {
    const question = {
      detail: t('portal:ehrs.removeDetail'),
      yes: t('portal:ehrs.removeOne', { title }),
      danger: true,
    };
    if (!(await askConfirm(t('portal:ehrs.removeQuestion', { title }), question))) return;
    const reply = await client.admin.removeehr({ id });
    if (!reply.success) showFailure(reply, t);
    onDone();
  };
  const detail = [
    t(hasSecret ? 'portal:ehrs.confidential' : 'portal:ehrs.public'),
    forms.map((form) => text(form.title)).join(listMark(language)),
    ...(waiting > 0 ? [t('portal:ehrs.waiting', { count: waiting })] : []),
  ];
  return (
    <>
      <Rows>
        <Row
          title={title}
          detail={
            <>
              <bdi dir="ltr">{issuer}</bdi>
              <br />
              {detail.join(' · ')}
            </>
          }
        >
          {failed > 0 && <Mark danger>{t('portal:ehrs.failed', { count: failed })}</Mark>}
          {!active && <Mark quiet>{t('portal:ehrs.inactive')}</Mark>}
          <IconButton icon={icons.edit} label={t('portal:ehrs.edit', { title })} onClick={onEdit} />
          <IconButton icon={icons.trash} label={t('portal:ehrs.removeOne', { title })} onClick={() => void remove()} />
        </Row>
      </Rows>
      <WriteBacks ehr={id} onDone={onDone} />
    </>
  );
}
