import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { proposeChanges, type ProposedChange } from '../../../../proposal/conversation/propose-changes.ts';
import type { Change, Conversation } from '../../../../proposal/conversation/types.ts';
import type { ProposalValue } from '../../../../proposal/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useProposal } from '../../context/proposal-context.ts';
import { Foreign } from '../log/foreign.tsx';

interface FillDialogProps {
  readonly conversation: Conversation;
  onFill(changes: readonly Change[]): void;
  onClose(): void;
}

/** What would go where. What stands in the form already is replaced only where the person ticks it. */
export function FillDialog({ conversation, onFill, onClose }: FillDialogProps) {
  const { t } = useLanguage();
  const { store } = useProposal();
  const proposal = useStore(store.$proposal);
  const template = useStore(store.$template);
  const [changes] = useState(() => proposeChanges({ ...conversation, proposal }, template));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ replaces }) => !replaces).map(({ question }) => question)),
  );
  const toggle = (question: string): void => {
    const next = new Set(chosen);
    if (!next.delete(question)) next.add(question);
    setChosen(next);
  };
  const fill = (): void => onFill(changes.filter(({ question }) => chosen.has(question)).map(toChange));
  return (
    <Dialog
      title={t('proposal:chat.fill.title')}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button kind="primary" disabled={chosen.size === 0} onClick={fill}>
            {t('proposal:chat.fill.do', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <p className="porsa-kit-help">
        {t(changes.length === 0 ? 'proposal:chat.fill.nothing' : 'proposal:chat.fill.help')}
      </p>
      <ul className="porsa-p-changes">
        {changes.map((change) => (
          <ProposedAnswer
            key={change.question}
            change={change}
            chosen={chosen.has(change.question)}
            toggle={() => toggle(change.question)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const toChange = ({ question, after, reason }: ProposedChange): Change => ({ question, after, reason });

interface ProposedAnswerProps {
  readonly change: ProposedChange;
  readonly chosen: boolean;
  toggle(): void;
}

function ProposedAnswer({ change, chosen, toggle }: ProposedAnswerProps) {
  const { t, show } = useLanguage();
  const { title, options, before, after, reason, replaces } = change;
  return (
    <li>
      <label>
        <input type="checkbox" checked={chosen} onChange={toggle} />
        <strong>{show(title)}</strong>
      </label>
      {reason && <p>{t('proposal:chat.nonebecause', { reason: reason.after })}</p>}
      {after !== undefined && <Lines value={after} options={options} />}
      {replaces && (
        <div className="porsa-p-replaced">
          <p>{t('proposal:chat.fill.replaces')}</p>
          {before !== undefined && <Lines value={before} options={options} />}
        </div>
      )}
    </li>
  );
}

interface LinesProps extends Pick<ProposedChange, 'options'> {
  readonly value: ProposalValue;
}

function Lines({ value, options }: LinesProps) {
  const { show } = useLanguage();
  const option = options?.find((each) => each.value === value);
  if (option) return <p>{show(option.text)}</p>;
  return linesOf(value).map((line, index) => (
    <p key={index}>
      <Foreign text={line} />
    </p>
  ));
}

/** Texts, lists of them, and rows of a table by their texts. */
function linesOf(value: ProposalValue): readonly string[] {
  if (typeof value === 'string') return value.split('\n');
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).map((each) =>
    typeof each === 'object' && each !== null
      ? Object.entries(each)
          .filter(([key, text]) => key !== 'rank' && typeof text === 'string' && text !== '')
          .map(([, text]) => String(text))
          .join(' – ')
      : String(each),
  );
}
