import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Change, Conversation, Input } from '../../../proposal/conversation/types.ts';
import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { useProposal } from '../context/proposal-context.ts';
import { AssistantPanel } from './assistant/assistant-panel.tsx';
import { chatStyles } from './styles.ts';
import { Choices } from './composer/choices.tsx';
import { Composer } from './composer/composer.tsx';
import { FillDialog } from './filling/fill-dialog.tsx';
import { Log } from './log/log.tsx';
import { useFollowedEnd } from './log/use-followed-end.ts';
import { useWidth } from '../workbench/use-width.ts';
import { SidePanel } from './summary/side-panel.tsx';
import { useChat } from './use-chat.ts';

const sheets = [chatStyles];

/** Pixels from which on the summary stands beside the conversation. */
const roomForBoth = 900;

/** A conversation that turns half a title into a question, and fills the form with it. */
export function ProposalChat() {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const isWide = useWidth(root) >= roomForBoth;
  const conversation = useStore(useChat().chat.$conversation);
  return (
    <div ref={root} className="porsa-p-chat" data-wide={isWide || undefined}>
      <h2>{t('proposal:chat.subtitle')}</h2>
      {conversation && <Talk conversation={conversation} beside={isWide} />}
    </div>
  );
}

interface TalkProps {
  readonly conversation: Conversation;
  readonly beside: boolean;
}

function Talk({ conversation, beside }: TalkProps) {
  const { t } = useLanguage();
  const { announce, goTo, toast } = useProposal();
  const { chat, assistant } = useChat();
  const [filling, setFilling] = useState(false);
  const { box, group, choose } = useChoosing(chat.send);
  const takeBack = (): void => {
    chat.takeBack();
    // At the beginning the button is disabled, and would lose the focus.
    if (conversation.past.length === 1) box.current?.focus();
    announce(t('proposal:chat.takenback'));
  };
  const fill = (changes: readonly Change[]): void => {
    setFilling(false);
    chat.send({ kind: 'fill', changes });
    goTo({ path: changes[0]?.question ?? '' });
    toast(
      t('proposal:chat.filled', { count: changes.length }),
      <Button kind="link" onClick={chat.takeBack}>
        {t('common:undo')}
      </Button>,
    );
  };
  const edit = (text: string): void => {
    chat.$draft.set(text);
    box.current?.focus();
  };
  const end = useFollowedEnd(conversation.log.length);
  const { step } = conversation.now;
  return (
    <>
      <div className="porsa-p-talk">
        <Log conversation={conversation} />
        <Choices conversation={conversation} group={group} choose={choose} edit={edit} />
        {assistant && <AssistantPanel assistant={assistant} now={conversation.now} choose={choose} />}
        {step.kind === 'done' && (
          <div className="porsa-p-next">
            <Button kind="primary" onClick={() => setFilling(true)}>
              {t('proposal:chat.fill.open')}
            </Button>
            <Button onClick={() => choose({ kind: 'change', part: 'title' })}>{t('proposal:chat.changetitle')}</Button>
          </div>
        )}
        <div ref={end} className="porsa-p-end" />
        <Composer chat={chat} box={box} canTakeBack={conversation.past.length > 0} onTakeBack={takeBack} />
      </div>
      <SidePanel conversation={conversation} beside={beside} choose={choose} fill={() => setFilling(true)} />
      {filling && <FillDialog conversation={conversation} onFill={fill} onClose={() => setFilling(false)} />}
    </>
  );
}

/** After a pick the focus is at what can be picked next, or else in the text box: never lost with the button that is gone. */
function useChoosing(send: (input: Input) => void) {
  const box = useRef<HTMLTextAreaElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(0);
  useEffect(() => {
    if (picked === 0) return;
    const next = group.current ?? box.current;
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [picked]);
  const choose = (input: Input): void => {
    send(input);
    setPicked((count) => count + 1);
  };
  return { box, group, choose };
}
