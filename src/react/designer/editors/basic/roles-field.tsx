import type { Role } from '../../../../engine/definition/types.ts';
import { Field } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';

export const roles: readonly Role[] = ['owner', 'secretary', 'expert', 'newuser', 'public'];

interface RolesFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Absent: everybody who may fill the form. */
  readonly roles: readonly Role[] | undefined;
  change(roles: readonly Role[] | undefined): void;
}

export function RolesField({ roles: chosen, change, ...frame }: RolesFieldProps) {
  const { t } = useLanguage();
  const toggle = (role: Role, on: boolean): void => {
    const next = roles.filter((each) => (each === role ? on : chosen?.includes(each)));
    change(next.length ? next : undefined);
  };
  return (
    <Field {...frame} group>
      {() => (
        <div className="porsa-d-checks">
          <label>
            <input type="checkbox" checked={!chosen} disabled={!chosen} onChange={() => change(undefined)} />
            {t('designer:roles.everybody')}
          </label>
          {roles.map((role) => (
            <label key={role}>
              <input
                type="checkbox"
                checked={chosen?.includes(role) ?? false}
                onChange={(event) => toggle(role, event.target.checked)}
              />
              {t(`designer:roles.${role}`)}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
