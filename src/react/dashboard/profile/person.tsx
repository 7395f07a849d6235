import type { FormEvent } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import type { Profile } from '../../../api/contract/shapes.ts';
import { showSuccess } from '../../../store/notices.ts';
import { dispatch } from '../../../store/session.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { SelectField, TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useCall, type Loaded } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { NameFields } from '../parts/name-fields.tsx';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { Loading } from '../parts/loading.tsx';

type Details = Pick<Profile, 'firstName' | 'lastName' | 'phone' | 'speciality' | 'country' | 'bio'>;

/** The person's own details. */
export function ProfilePerson({ profile, lists }: { readonly profile: Profile; readonly lists: PersonLists }) {
  const { t } = useLanguage();
  const { fields, submit } = useDetails(profile);
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <NameFields fields={fields} />
      <ListedDetails fields={fields} lists={lists} />
      <TextField
        {...fields.bind('phone')}
        label={t('portal:profile.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        latin
        maxLength={30}
      />
      <TextField {...fields.bind('bio')} label={t('portal:profile.bio')} lines={4} maxLength={2000} />
      <Alert text={fields.problem} />
      <div className="porsa-portal-actions">
        <SlButton type="submit" variant="primary" loading={fields.busy}>
          {t('portal:profile.save')}
        </SlButton>
      </div>
    </form>
  );
}

function useDetails({ firstName, lastName, phone, speciality, country, bio }: Profile) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields<Details>({ firstName, lastName, phone, speciality, country, bio });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { values } = fields;
    const missing = (value: string): string | undefined => (value.trim() ? undefined : t('portal:fieldMissing'));
    void fields.send({ firstName: missing(values.firstName), lastName: missing(values.lastName) }, async () => {
      const reply = await client.user.completeprofile({
        ...values,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
      });
      if (reply.success) {
        dispatch({ type: 'UPDATE_PROFILE', profile: reply.data });
        showSuccess(t('portal:saved'));
      }
      return reply;
    });
  };
  return { fields, submit };
}

export type PersonLists = Loaded<Choices>;

interface Choices {
  readonly specialities: CallData<'/user/specialities'>;
  readonly countries: CallData<'/user/countries'>;
}

/** What a person's details are chosen from; asked for beside the details. */
export function usePersonLists(): PersonLists {
  const { client } = usePortal();
  return useCall<Choices>('lists', async (signal) => {
    const [specialities, countries] = await Promise.all([
      client.user.specialities({}, { signal }),
      client.user.countries({}, { signal }),
    ]);
    if (!specialities.success) return specialities;
    return countries.success
      ? { success: true, data: { specialities: specialities.data, countries: countries.data } }
      : countries;
  });
}

/** Speciality and country, chosen from the server's lists. */
function ListedDetails({ fields, lists }: { readonly fields: Fields<Details>; readonly lists: PersonLists }) {
  const { t, text, language } = useLanguage();
  const choices = (list: readonly { readonly id: string; readonly title: Parameters<typeof text>[0] }[]) => [
    { value: '', text: t('portal:profile.none') },
    ...list
      .map(({ id, title }) => ({ value: id, text: text(title) }))
      .sort((one, other) => one.text.localeCompare(other.text, language)),
  ];
  return (
    <Loading of={lists}>
      {({ specialities, countries }) => (
        <div className="porsa-portal-pair">
          <SelectField
            {...fields.bind('speciality')}
            label={t('portal:profile.speciality')}
            options={choices(specialities)}
          />
          <SelectField {...fields.bind('country')} label={t('portal:profile.country')} options={choices(countries)} />
        </div>
      )}
    </Loading>
  );
}
