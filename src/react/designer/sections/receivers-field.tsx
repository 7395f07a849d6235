import { useLanguage } from '../../ui/language/language.tsx';
import { Field } from '../../kit/field/field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { isAddressOf, type Address, type Receiver } from './use-receivers.ts';

const kinds = ['role', 'category', 'user', 'group'] as const satisfies readonly Receiver['kind'][];

interface ReceiversFieldProps<A extends Address> {
  readonly id: string;
  /** Of the condition. */
  readonly owner: string;
  readonly to: readonly A[];
  readonly receivers: readonly Receiver[] | undefined;
  /** How the condition names one of them. */
  address(receiver: Receiver): A;
  change(to: readonly A[], merge: string): void;
}

/** The roles, forms, colleagues and groups that are meant. Receivers that the designer does not know, such as another person's group, stay. */
export function ReceiversField<A extends Address>({
  id,
  owner,
  to,
  receivers,
  address: addressOf,
  change,
}: ReceiversFieldProps<A>) {
  const { t } = useLanguage();
  const problems = useProblems(owner, 'to');
  const unknown = to.filter((address) => !receivers?.some((receiver) => isAddressOf(address, receiver))).length;
  const toggle = (receiver: Receiver, on: boolean): void => {
    const others = to.filter((address) => !isAddressOf(address, receiver));
    change(on ? [...others, addressOf(receiver)] : others, `to ${receiver.id}`);
  };
  return (
    <Field id={`${id}-to`} label={t('designer:conditions.receivers')} problem={problems} group>
      {() => (
        <>
          {receivers &&
            kinds.map((kind) => (
              <ReceiversOfKind
                key={kind}
                kind={kind}
                to={to}
                receivers={receivers.filter((receiver) => receiver.kind === kind)}
                toggle={toggle}
              />
            ))}
          {receivers?.length === 0 && <p className="porsa-kit-help">{t('designer:conditions.noreceivers')}</p>}
          {unknown > 0 && (
            <p className="porsa-kit-help">
              {t(receivers ? 'designer:conditions.others' : 'designer:conditions.kept', { count: unknown })}
            </p>
          )}
        </>
      )}
    </Field>
  );
}

interface ReceiversOfKindProps {
  readonly kind: Receiver['kind'];
  readonly to: readonly Address[];
  readonly receivers: readonly Receiver[];
  toggle(receiver: Receiver, on: boolean): void;
}

function ReceiversOfKind({ kind, to, receivers, toggle }: ReceiversOfKindProps) {
  const { t, text } = useLanguage();
  if (receivers.length === 0) return null;
  return (
    <div role="group" aria-label={t(`designer:conditions.receiver.${kind}`)}>
      <p className="porsa-kit-help" aria-hidden="true">
        {t(`designer:conditions.receiver.${kind}`)}
      </p>
      <div className="porsa-d-checks porsa-d-receivers">
        {receivers.map((receiver) => (
          <label key={receiver.id}>
            <input
              type="checkbox"
              checked={to.some((address) => isAddressOf(address, receiver))}
              onChange={(event) => toggle(receiver, event.target.checked)}
            />
            <span dir="auto">{text(receiver.title)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
