import type { ReactNode } from 'react';
import { coreOf } from '../../../../engine/languages/traits.ts';
import { composedQuestion } from '../../../../proposal/conversation/offers.ts';
import { sayIn } from '../../../../proposal/conversation/sentences.ts';
import type { Conversation, Saying } from '../../../../proposal/conversation/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { CheckedTitle } from './checked-title.tsx';
import { FoundTitle } from './found-title.tsx';

interface HelperEntryProps {
  readonly saying: Saying;
  readonly conversation: Conversation;
  readonly isLast: boolean;
}

/** What the helper says; titles with what was found in them. */
export function HelperEntry({ saying, conversation, isLast }: HelperEntryProps) {
  const { t, language: reader } = useLanguage();
  const language = coreOf(reader);
  return (
    <div className="porsa-p-said" data-from="helper" data-refused={saying.code === 'refused' || undefined}>
      <span className="porsa-kit-hidden">{t('proposal:chat.helper')}</span>
      {sayIn(saying, language)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {detailOf(saying, conversation, isLast)}
    </div>
  );
}

function detailOf(saying: Saying, conversation: Conversation, isLast: boolean): ReactNode {
  if (saying.code === 'found') return <FoundTitle title={saying.title} of={saying.titleLanguage} />;
  if (saying.code === 'checked')
    return (
      <CheckedTitle
        title={saying.title}
        of={saying.titleLanguage}
        none={conversation.now.parts.C?.none !== undefined}
      />
    );
  return saying.code === 'ready' && isLast ? <Composed conversation={conversation} /> : null;
}

/** The question and the objectives as they would go into the form. */
function Composed({ conversation }: { readonly conversation: Conversation }) {
  const { t, text, dir } = useLanguage();
  const { titleLanguage: of } = conversation.now;
  const composed = composedQuestion(conversation.now);
  if (!composed) return null;
  const direction = of === 'fa' ? 'rtl' : 'ltr';
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['question', [composed.question]],
    ['objective', [composed.objective]],
    ['specific', composed.specific],
  ];
  return (
    <dl className="porsa-p-composed">
      {lines.map(([name, sentences]) => (
        <div key={name}>
          <dt>{t(`proposal:chat.composed.${name}`)}</dt>
          {sentences.map((sentence) => (
            <dd key={sentence} lang={of} dir={direction === dir ? undefined : direction}>
              {text(sentence)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
