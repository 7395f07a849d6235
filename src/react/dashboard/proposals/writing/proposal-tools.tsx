import { useState, type ReactNode } from 'react';
import { showError } from '../../../../store/notices.ts';
import { Button } from '../../../kit/button/button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import type { Drawing } from '../../../kit/icon/icon.tsx';
import { Mark } from '../../../kit/list/list.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { OpenProposal } from '../../context/types.ts';
import * as icons from '../../parts/icons.ts';
import { CommentsPanel } from '../comments/comments-panel.tsx';
import { comment, history } from '../icons.ts';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useComments } from './use-comments.ts';
import { useRoom } from './use-room.ts';

interface ProposalToolsProps {
  readonly id: string;
  /** Nothing was written yet: the server has nothing to show comments or versions of. */
  readonly isNew: boolean;
  /** Absent while it is being opened. */
  readonly open: OpenProposal | undefined;
  onRestored(): void;
  /** The proposal itself. */
  readonly children: ReactNode;
}

type Tool = 'comments' | 'share' | 'versions';
const drawings: Readonly<Record<Tool, Drawing>> = { comments: comment, share: icons.share, versions: history };
const tools = ['comments', 'share', 'versions'] as const;

/** What is done with a proposal on the server besides writing it: comments, links for them, versions. */
export function ProposalTools({ id, isNew, open, onRestored, children }: ProposalToolsProps) {
  const { t } = useLanguage();
  const [shown, setShown] = useState<Tool>();
  const isRoomy = useRoom();
  const comments = useComments(id, isNew);
  const unresolved =
    comments.state === 'ready' ? comments.data.filter(({ resolvedAt }) => resolvedAt === null).length : 0;
  const close = (): void => setShown(undefined);
  const use = async (tool: Tool): Promise<void> => {
    if (tool === shown) return close();
    // Links and versions are of what the server has.
    if (tool !== 'comments' && (await open?.save()) !== 'saved') return showError(t('proposals:share.unsaved'));
    setShown(tool);
  };
  const panel = open && shown === 'comments' && (
    <CommentsPanel
      proposal={id}
      template={open.template()}
      comments={comments}
      share={() => void use('share')}
      goTo={(question) => {
        if (!isRoomy) close();
        open.goTo(question);
      }}
    />
  );
  return (
    <>
      <ToolButtons shown={shown} unresolved={unresolved} disabled={isNew || !open} use={(tool) => void use(tool)} />
      <div className="porsa-portal-writing-stage" data-beside={Boolean(panel && isRoomy) || undefined}>
        <div>{children}</div>
        {panel && isRoomy && <Beside close={close}>{panel}</Beside>}
      </div>
      {panel && !isRoomy && (
        <Dialog title={t('proposals:comments.title')} wide onClose={close}>
          {panel}
        </Dialog>
      )}
      {shown === 'share' && <ShareDialog proposal={id} onClose={close} />}
      {open && shown === 'versions' && (
        <VersionsDialog
          proposal={id}
          open={open}
          onClose={close}
          onRestored={() => {
            close();
            onRestored();
          }}
        />
      )}
    </>
  );
}

interface ToolButtonsProps {
  readonly shown: Tool | undefined;
  /** Comments that nobody has resolved. */
  readonly unresolved: number;
  readonly disabled: boolean;
  use(tool: Tool): void;
}

function ToolButtons({ shown, unresolved, disabled, use }: ToolButtonsProps) {
  const { t, number } = useLanguage();
  return (
    <div className="porsa-portal-writing-tools" role="group" aria-label={t('proposals:tools.label')}>
      {tools.map((tool) => (
        <Button
          key={tool}
          icon={drawings[tool]}
          disabled={disabled}
          aria-pressed={tool === 'comments' ? shown === tool : undefined}
          onClick={() => use(tool)}
        >
          {t(`proposals:tools.${tool}`)}
          {tool === 'comments' && unresolved > 0 && <Mark>{number(unresolved)}</Mark>}
        </Button>
      ))}
    </div>
  );
}

function Beside({ children, close }: { readonly children: ReactNode; close(): void }) {
  const { t } = useLanguage();
  return (
    <aside className="porsa-portal-writing-beside" aria-label={t('proposals:comments.title')}>
      <header>
        <h2>{t('proposals:comments.title')}</h2>
        <IconButton icon={icons.close} label={t('proposals:comments.close')} onClick={close} />
      </header>
      {children}
    </aside>
  );
}
