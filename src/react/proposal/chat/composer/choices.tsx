import type { Ref } from 'react';
import { choices, type Choice } from '../../../../proposal/conversation/choices.ts';
import { offeredTitles } from '../../../../proposal/conversation/offers.ts';
import { isRequired } from '../../../../proposal/conversation/frames.ts';
import type { Conversation, Input } from '../../../../proposal/conversation/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Foreign } from '../log/foreign.tsx';

interface ChoicesProps {
  readonly conversation: Conversation;
  /** Takes the focus after something was picked, so that the next is near. */
  readonly group: Ref<HTMLDivElement>;
  choose(input: Input): void;
  /** Puts a title into the text box, to be changed there. */
  edit(text: string): void;
}

/** Answers to pick, and ways on without one. */
export function Choices({ conversation, group, choose, edit }: ChoicesProps) {
  const { t } = useLanguage();
  const picks = choices(conversation);
  const ways = waysOn(conversation);
  if (picks.length === 0 && ways.length === 0) return null;
  const isTitles = conversation.now.step.kind === 'offers';
  return (
    <div ref={group} className="porsa-p-picks" role="group" tabIndex={-1} aria-label={t('proposal:chat.picks')}>
      <ul data-titles={isTitles || undefined}>
        {picks.map((pick) => (
          <Pick key={pick.text} pick={pick} choose={choose} edit={isTitles ? edit : undefined} />
        ))}
      </ul>
      {ways.length > 0 && (
        <div className="porsa-p-ways">
          {ways.map(([name, input]) => (
            <Button key={name} kind="link" onClick={() => choose(input)}>
              {t(`proposal:chat.way.${name}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface PickProps extends Pick<ChoicesProps, 'choose'> {
  readonly pick: Choice;
  edit?(text: string): void;
}

function Pick({ pick: { text, language, input }, choose, edit }: PickProps) {
  const { t } = useLanguage();
  return (
    <li>
      <button type="button" className="porsa-p-pick" lang={language} onClick={() => choose(input)}>
        <Foreign text={text} />
      </button>
      {edit && (
        <Button kind="link" aria-label={t('proposal:chat.editthis', { title: text })} onClick={() => edit(text)}>
          {t('proposal:chat.edit')}
        </Button>
      )}
    </li>
  );
}

type Way = readonly [name: string, input: Input];

function waysOn({ now }: Conversation): readonly Way[] {
  const { step, frame } = now;
  const skip: Way = ['skip', { kind: 'skip' }];
  if (step.kind === 'frame') return now.parts.I || now.parts.O ? [skip] : [];
  if (step.kind === 'reason' || step.kind === 'otherTitle') return [skip];
  if (step.kind !== 'part') return [];
  const none: readonly Way[] = step.part === 'C' ? [['none', { kind: 'none', reason: '' }]] : [];
  const isOptional = !isRequired(frame, step.part) && offeredTitles(now).length > 0;
  return [
    ...none,
    step.change ? ['keep', { kind: 'skip' }] : skip,
    ...(isOptional ? [['titles', { kind: 'titles' }] as const] : []),
  ];
}
