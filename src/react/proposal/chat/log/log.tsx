import type { Conversation, Entry } from '../../../../proposal/conversation/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { HelperEntry } from './helper-entry.tsx';
import { Foreign } from './foreign.tsx';

/** What was said, the newest below. */
export function Log({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useLanguage();
  return (
    <div className="porsa-p-log" role="log" aria-label={t('proposal:chat.log')}>
      {conversation.log.map((entry, index) => (
        <LogEntry
          key={index}
          entry={entry}
          conversation={conversation}
          isLast={index === conversation.log.length - 1}
        />
      ))}
    </div>
  );
}

interface LogEntryProps {
  readonly entry: Entry;
  readonly conversation: Conversation;
  readonly isLast: boolean;
}

function LogEntry({ entry, conversation, isLast }: LogEntryProps) {
  const { t } = useLanguage();
  if (entry.from === 'helper') return <HelperEntry saying={entry.saying} conversation={conversation} isLast={isLast} />;
  return (
    <div className="porsa-p-said" data-from="person">
      <span className="porsa-kit-hidden">{t('proposal:chat.you')}</span>
      <p>
        <Foreign text={entry.text} />
      </p>
      {entry.source === 'assistant' && <span className="porsa-p-from">{t('proposal:chat.assistant.from')}</span>}
    </div>
  );
}
