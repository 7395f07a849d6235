import { useState } from 'react';
import type { PublishedVersion } from '../../../../api/contract/publishing/versions.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { ActionMenu, type MenuItem } from '../../../kit/action-menu/action-menu.tsx';
import * as icons from '../../icons/icons.ts';
import type { Sides } from '../compare/compare-part.tsx';
import { useVersionCalls, type KnownVersions } from '../use-versions.ts';
import { NoteDialog } from './note-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface VersionListProps {
  readonly known: KnownVersions;
  again(): void;
  compare(sides: Sides): void;
}

type Open = { readonly kind: 'note' | 'restore' | 'withdraw'; readonly version: PublishedVersion };

/** Every published version, newest first, with what can be done with it. */
export function VersionList({ known, again, compare }: VersionListProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState<Open>();
  const { versions } = known;
  if (versions.length === 0) return <p>{t('versions:never')}</p>;
  const close = (): void => setOpen(undefined);
  const done = (): void => {
    close();
    again();
  };
  return (
    <>
      <ol className="porsa-d-version-list" reversed start={versions[0]?.version}>
        {versions.map((version) => (
          <VersionItem
            key={version.version}
            version={version}
            versions={versions}
            compare={compare}
            open={(kind) => setOpen({ kind, version })}
          />
        ))}
      </ol>
      {open?.kind === 'note' && <NoteDialog version={open.version} close={close} done={done} />}
      {open?.kind === 'restore' && <RestoreDialog version={open.version} close={close} />}
      {open?.kind === 'withdraw' && (
        <WithdrawDialog version={open.version} versions={versions} close={close} done={done} />
      )}
    </>
  );
}

interface VersionItemProps {
  readonly version: PublishedVersion;
  readonly versions: readonly PublishedVersion[];
  compare(sides: Sides): void;
  open(kind: Open['kind']): void;
}

function VersionItem({ version, versions, compare, open }: VersionItemProps) {
  const language = useLanguage();
  const { t } = language;
  const { publishedAt, publishedBy, note, entries, isLive, withdrawnAt } = version;
  const name = t('designer:version', { version: version.version });
  const items = useItems({ version, versions, compare, open });
  return (
    <li>
      <div className="porsa-d-version-about">
        <p>
          <strong>{name}</strong>
          {isLive && (
            <span className="porsa-d-mark" data-what="added">
              {t('versions:live')}
            </span>
          )}
          {withdrawnAt && (
            <span className="porsa-d-mark" data-what="removed">
              {t('versions:withdrawn')}
            </span>
          )}
        </p>
        {note && (
          <p>
            <bdi>{note}</bdi>
          </p>
        )}
        <p className="porsa-kit-help">
          {formatMoment(publishedAt, language)} · <bdi>{publishedBy || t('versions:someone')}</bdi> ·{' '}
          {t('versions:responses', { count: entries })}
        </p>
      </div>
      <ActionMenu compact icon={icons.more} label={t('versions:actions', { version: version.version })} items={items} />
    </li>
  );
}

function useItems({ version, versions, compare, open }: VersionItemProps): readonly MenuItem[] {
  const { t } = useLanguage();
  const calls = useVersionCalls()?.calls;
  const own = version.version;
  const previous = versions.find((each) => each.version < own)?.version;
  return [
    { icon: icons.copy, text: t('versions:comparedraft'), act: () => compare({ before: own, after: 'draft' }) },
    ...(previous === undefined
      ? []
      : [
          {
            icon: icons.copy,
            text: t('versions:compareprevious', { version: previous }),
            act: () => compare({ before: previous, after: own }),
          },
        ]),
    { icon: icons.undo, text: t('versions:restore'), act: () => open('restore') },
    ...(calls?.storeversion
      ? [
          {
            icon: icons.clipboard,
            text: t(version.note ? 'versions:editnote' : 'versions:addnote'),
            act: () => open('note'),
          },
        ]
      : []),
    ...(calls?.withdrawversion && versions.length > 1
      ? [
          {
            icon: version.withdrawnAt ? icons.eye : icons.eyeOff,
            text: t(version.withdrawnAt ? 'versions:reinstate' : 'versions:withdraw'),
            act: () => open('withdraw'),
          },
        ]
      : []),
  ];
}
