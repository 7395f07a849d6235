import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { coreOf } from '../../../../engine/languages/traits.ts';
import { refuseAnswer } from '../../../../proposal/conversation/check-answer.ts';
import { sayIn } from '../../../../proposal/conversation/sentences.ts';
import type { Input, Moment } from '../../../../proposal/conversation/types.ts';
import { checkPico } from '../../../../proposal/pico/check-pico.ts';
import type { CoreLanguage } from '../../../../engine/definition/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Foreign } from '../log/foreign.tsx';
import { canAsk, type Assistant, type Suggested } from './create-assistant.ts';

interface AssistantPanelProps {
  readonly assistant: Assistant;
  readonly now: Moment;
  choose(input: Input): void;
}

/** Suggestions of the language model, where the server has one and the person has agreed to what is sent. */
export function AssistantPanel({ assistant, now, choose }: AssistantPanelProps) {
  const { t } = useLanguage();
  const offer = useStore(assistant.$offer);
  const suggested = useStore(assistant.$suggested);
  const [asking, setAsking] = useState(false);
  // What was suggested for one question answers no other.
  useEffect(() => assistant.clear, [assistant, now]);
  if (!offer) return null;
  const isAsking = suggested?.state === 'asking';
  return (
    <section className="porsa-p-assistant" aria-label={t('proposal:chat.assistant.label')}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={offer.agreed}
          onChange={() => (offer.agreed ? assistant.agree(false) : setAsking(true))}
        />
        {t('proposal:chat.assistant.switch')}
      </label>
      {offer.agreed && canAsk(now) && (
        // Disabled, it would lose the focus.
        <Button aria-disabled={isAsking || undefined} onClick={() => !isAsking && void assistant.ask(now)}>
          {t(isAsking ? 'proposal:chat.assistant.asking' : 'proposal:chat.assistant.ask')}
        </Button>
      )}
      {suggested && <Suggestions suggested={suggested} now={now} choose={choose} />}
      {asking && (
        <Agreement
          host={offer.host}
          model={offer.model}
          onAnswer={(agreed) => {
            setAsking(false);
            if (agreed) assistant.agree(true);
          }}
        />
      )}
    </section>
  );
}

interface SuggestionsProps extends Pick<AssistantPanelProps, 'now' | 'choose'> {
  readonly suggested: Suggested;
}

function Suggestions({ suggested: { state, failure, lines }, now, choose }: SuggestionsProps) {
  const { t, language: reader } = useLanguage();
  const language = coreOf(reader);
  const shown = useRef<HTMLDivElement>(null);
  // They grow below the button, where the text box may cover them.
  useEffect(() => void shown.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }), [lines.length, state]);
  return (
    <div ref={shown} role="status" className="porsa-p-shown">
      {lines.length > 0 && <p className="porsa-p-from">{t('proposal:chat.assistant.from')}</p>}
      <ul className="porsa-p-suggested">
        {lines.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="porsa-p-pick"
              lang={now.titleLanguage}
              onClick={() => choose({ kind: 'say', text, from: 'assistant' })}
            >
              <Foreign text={text} />
            </button>
            {objections(text, now, language).map((objection) => (
              <p key={objection} className="porsa-kit-help">
                {objection}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {state === 'answered' && lines.length === 0 && <p>{t('proposal:chat.assistant.nothing')}</p>}
      {failure && <p className="porsa-kit-problem">{t(`proposal:chat.assistant.error.${failure}`)}</p>}
    </div>
  );
}

/** What the check has to say of a suggestion: it has the last word. */
function objections(text: string, { step, parts }: Moment, language: CoreLanguage): readonly string[] {
  if (step.kind === 'part') {
    const refused = refuseAnswer(step.part, text, parts);
    return refused ? [sayIn({ code: 'refused', ...refused }, language)] : [];
  }
  const { findings } = checkPico(text, { language });
  return findings.filter(({ level }) => level !== 'note').map(({ message }) => message);
}

interface AgreementProps {
  readonly host: string;
  readonly model: string;
  onAnswer(agreed: boolean): void;
}

/** Asked before anything is sent: to whom, and what. */
function Agreement({ host, model, onAnswer }: AgreementProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      title={t('proposal:chat.assistant.agree.title')}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('common:cancel')}</Button>
          <Button kind="primary" onClick={() => onAnswer(true)}>
            {t('proposal:chat.assistant.agree.do')}
          </Button>
        </>
      }
    >
      <div className="porsa-p-agreement">
        <p>{t('proposal:chat.assistant.agree.what')}</p>
        <dl className="porsa-p-composed">
          <div>
            <dt>{t('proposal:chat.assistant.agree.host')}</dt>
            <dd>
              <bdi dir="ltr">{host}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('proposal:chat.assistant.agree.model')}</dt>
            <dd>
              <bdi dir="ltr">{model}</bdi>
            </dd>
          </div>
        </dl>
        <p>{t('proposal:chat.assistant.agree.revoke')}</p>
      </div>
    </Dialog>
  );
}
