import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { AccessPart } from './access-part.tsx';
import { LinkList } from './link-list.tsx';
import { PagePart } from './page-part.tsx';
import { PersonalLink } from './personal-link.tsx';
import { Reply } from './reply.tsx';
import { useShare } from './share-context.ts';
import share from './share.css?inline';
import { useReply } from './use-reply.ts';
import { Website } from './website.tsx';

const sheets = [share];

const tabs = ['link', 'qr', 'website', 'personal', 'links', 'access'] as const;
export type ShareTab = (typeof tabs)[number];

interface ShareSheetProps {
  /** Of the form, in the reader's language; blank where it has none. */
  readonly title: string;
  readonly isPublished: boolean;
  /** What is shown first; the link unless it is given. */
  readonly first?: ShareTab;
  /** Leads to publishing. */
  publish(): void;
  close(): void;
}

/** The ways to give a form to people. One that nobody can fill in yet has to be published first. */
export function ShareSheet({ title, isPublished, first, publish, close }: ShareSheetProps) {
  const { t } = useLanguage();
  const name = t('designer:share.title', { title: title || t('designer:untitled') });
  if (isPublished)
    return (
      <Dialog wide title={name} onClose={close}>
        <Parts first={first} />
      </Dialog>
    );
  return (
    <Dialog
      title={name}
      onClose={close}
      actions={
        <SlButton variant="primary" onClick={publish}>
          {t('designer:bar.publish')}
        </SlButton>
      }
    >
      <p>{t('designer:share.unpublished')}</p>
    </Dialog>
  );
}

function Parts({ first = 'link' }: Pick<ShareSheetProps, 'first'>) {
  const { calls, category, onChange } = useShare();
  const { t } = useLanguage();
  const [tab, setTab] = useState<ShareTab>(first);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const { asked, again } = useReply(() => calls.getaddress({ category }));
  const changed = (): void => {
    again();
    onChange?.();
  };
  const goTo = (next: ShareTab): void => {
    setTab(next);
    root.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const next = tabAfter(tab, event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  return (
    <div ref={root} className="porsa-d-share-part">
      <div className="porsa-d-share-tabs" role="tablist" aria-label={t('designer:share.ways')} onKeyDown={move}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
          >
            {t(`designer:share.tab.${each}`)}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className="porsa-d-share-part">
        <Reply of={asked} retry={again}>
          {(address) => (
            <>
              <Warnings of={keptOut(address, tab)} toAccess={() => goTo('access')} />
              <Part tab={tab} address={address} changed={changed} />
            </>
          )}
        </Reply>
      </div>
    </div>
  );
}

function tabAfter(tab: ShareTab, key: string, isRtl: boolean): ShareTab | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  return tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
}

export type Address = CallData<'/app/getaddress'>;

/** What still keeps people out, as texts; where it is changed, its switches say so. */
function keptOut({ isWithdrawn, isPublic, isEmbeddable }: Address, tab: ShareTab): readonly string[] {
  if (tab === 'access') return [];
  return [
    isWithdrawn && 'designer:share.withdrawn',
    !isPublic && 'designer:share.notPublic',
    tab === 'website' && !isEmbeddable && 'designer:share.noOrigins',
  ].filter((text) => text !== false);
}

interface WarningsProps {
  readonly of: readonly string[];
  /** Leads to where it is changed. */
  toAccess(): void;
}

function Warnings({ of, toAccess }: WarningsProps) {
  const { t } = useLanguage();
  if (of.length === 0) return null;
  return (
    <div className="porsa-d-share-warning">
      {of.map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
      <Button kind="link" onClick={toAccess}>
        {t('designer:share.toAccess')}
      </Button>
    </div>
  );
}

interface PartProps {
  readonly tab: ShareTab;
  readonly address: Address;
  changed(): void;
}

function Part({ tab, address, changed }: PartProps): ReactNode {
  switch (tab) {
    case 'link':
    case 'qr':
      return <PagePart address={address} as={tab} />;
    case 'website':
      return <Website address={address} />;
    case 'personal':
      return <PersonalLink address={address} />;
    case 'links':
      return <LinkList address={address} />;
    case 'access':
      return <AccessPart address={address} changed={changed} />;
    default:
      return tab satisfies never;
  }
}
