import type { ReactNode } from 'react';
import { coreOf } from '../../../../engine/languages/traits.ts';
import { frames } from '../../../../proposal/conversation/frames.ts';
import { partName } from '../../../../proposal/conversation/sentences.ts';
import type { Conversation, ConversationPart, Input, PartAnswer } from '../../../../proposal/conversation/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { edit } from '../../icons.ts';
import { Foreign } from '../log/foreign.tsx';

interface SummaryProps {
  readonly conversation: Conversation;
  choose(input: Input): void;
}

/** What is known of the question so far; each part can be changed from here. */
export function Summary({ conversation, choose }: SummaryProps) {
  const { t, language: reader } = useLanguage();
  const language = coreOf(reader);
  const { frame, parts, title } = conversation.now;
  const change = (part: Changeable): void => choose({ kind: 'change', part });
  return (
    <div className="porsa-p-known">
      <dl>
        <Row part="title" name={t('proposal:chat.titlesofar')} change={change}>
          {title === '' ? <Open /> : <Foreign text={title} />}
        </Row>
        <Row part="frame" name={t('proposal:chat.kind')} change={change}>
          <span>{frames[frame].about[language]}</span>
        </Row>
        {frames[frame].parts.map(({ part }) => (
          <Row key={part} part={part} name={partName(part, frame, language)} change={change}>
            <Answer answer={parts[part]} />
          </Row>
        ))}
      </dl>
      <Button kind="link" onClick={() => choose({ kind: 'restart' })}>
        {t('proposal:chat.startover')}
      </Button>
    </div>
  );
}

type Changeable = ConversationPart | 'title' | 'frame';

interface RowProps {
  readonly part: Changeable;
  readonly name: string;
  readonly children: ReactNode;
  change(part: Changeable): void;
}

function Row({ part, name, children, change }: RowProps) {
  const { t } = useLanguage();
  return (
    <div data-element={part}>
      <dt>
        <span className="porsa-p-letter" aria-hidden="true">
          {part.length === 1 ? part : ''}
        </span>
        {name}
      </dt>
      <dd>
        {children}
        <IconButton icon={edit} label={t('proposal:chat.change', { part: name })} onClick={() => change(part)} />
      </dd>
    </div>
  );
}

function Open({ skipped = false }: { readonly skipped?: boolean }) {
  const { t } = useLanguage();
  return <span className="porsa-p-open">{t(skipped ? 'proposal:chat.skipped' : 'proposal:chat.open')}</span>;
}

function Answer({ answer }: { readonly answer: PartAnswer | undefined }) {
  const { t } = useLanguage();
  if (answer?.text) return <Foreign text={answer.text} />;
  if (answer?.none !== undefined)
    return (
      <span>{answer.none ? t('proposal:chat.nonebecause', { reason: answer.none }) : t('proposal:chat.none')}</span>
    );
  return <Open skipped={answer?.skipped} />;
}
