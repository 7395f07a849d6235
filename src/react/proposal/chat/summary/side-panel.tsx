import type { Conversation, Input } from '../../../../proposal/conversation/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { answeredParts } from '../../../../proposal/conversation/offers.ts';
import { frames } from '../../../../proposal/conversation/frames.ts';
import { Summary } from './summary.tsx';

interface SidePanelProps {
  readonly conversation: Conversation;
  /** Beside the conversation; else folded above it. */
  readonly beside: boolean;
  choose(input: Input): void;
  fill(): void;
}

/** Beside the conversation where there is room, folded above it where there is none. */
export function SidePanel({ conversation, beside, choose, fill }: SidePanelProps) {
  const { t } = useLanguage();
  const known = answeredParts(conversation.now.parts).length;
  if (conversation.now.title === '' && known === 0) return null;
  const content = (
    <>
      <Summary conversation={conversation} choose={choose} />
      {conversation.now.title !== '' && <Button onClick={fill}>{t('proposal:chat.fill.open')}</Button>}
    </>
  );
  const title = t('proposal:chat.known');
  return (
    <aside className="porsa-p-side" aria-label={title}>
      {beside ? (
        <>
          <h3>{title}</h3>
          {content}
        </>
      ) : (
        <details>
          <summary>{t('proposal:chat.knownof', { known, all: frames[conversation.now.frame].parts.length })}</summary>
          {content}
        </details>
      )}
    </aside>
  );
}
