import { useId, useMemo } from 'react';
import type { Condition, Localized, NotifyAddress, Severity } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { SeverityField } from '../editors/basic/severity-field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { ReceiversField } from './receivers-field.tsx';
import type { Receiver } from './use-receivers.ts';

type Notify = Extract<Condition, { kind: 'notify' }>;

interface NotifyFieldsProps {
  readonly condition: Notify;
  readonly receivers: readonly Receiver[] | undefined;
  put(condition: Condition, merge: string): void;
}

const roles = ['owner', 'expert', 'secretary'] as const satisfies readonly NotifyAddress['role'][];

const isRole = (id: string): id is (typeof roles)[number] => roles.some((role) => role === id);

/** Whom a rule notifies, how urgent it is, and what it says. */
export function NotifyFields({ condition, receivers, put }: NotifyFieldsProps) {
  const { t } = useLanguage();
  const id = useId();
  const text = useProblems(condition.id, 'text');
  const severity = useProblems(condition.id, 'severity');
  const all = useNotifiable(receivers);
  const { severity: _, ...unhurried } = condition;
  return (
    <div className="porsa-d-notify">
      <ReceiversField<NotifyAddress>
        id={id}
        owner={condition.id}
        to={condition.to}
        receivers={all}
        address={({ kind, id: receiver }) => (isRole(receiver) ? { role: receiver } : { [kind]: receiver })}
        change={(to, merge) => put({ ...condition, to }, merge)}
      />
      <LocalizedField
        id={`${id}-text`}
        label={t('designer:conditions.notifytext')}
        help={t('designer:conditions.notifytexthint')}
        problem={text}
        value={condition.text}
        keep
        change={(value: unknown) => put({ ...condition, text: (value ?? '') as Localized }, 'text')}
      />
      <SeverityField
        id={`${id}-severity`}
        problem={severity}
        value={condition.severity}
        change={(value: unknown) =>
          put(value === undefined ? unhurried : { ...condition, severity: value as Severity }, 'severity')
        }
      />
    </div>
  );
}

/** The roles that read files in this form, and the people and groups there are; other forms' people may not read these files. */
function useNotifiable(receivers: readonly Receiver[] | undefined): readonly Receiver[] {
  const { t } = useLanguage();
  return useMemo(
    () => [
      ...roles.map((role): Receiver => ({ kind: 'role', id: role, title: t(`designer:conditions.role.${role}`) })),
      ...(receivers ?? []).filter(({ kind }) => kind === 'user' || kind === 'group'),
    ],
    [receivers, t],
  );
}
