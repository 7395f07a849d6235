import { TextField } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import type { Fields } from './use-fields.ts';

/** A person's two names, beside each other. */
export function NameFields<V extends Readonly<Record<'firstName' | 'lastName', string>>>({
  fields,
}: {
  readonly fields: Fields<V>;
}) {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-pair">
      <TextField
        {...fields.bind('firstName')}
        label={t('portal:person.firstName')}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <TextField
        {...fields.bind('lastName')}
        label={t('portal:person.lastName')}
        autoComplete="family-name"
        maxLength={100}
        required
      />
    </div>
  );
}
