import { useState, type FormEvent } from 'react';
import type { Project } from '../../../../api/contract/shapes.ts';
import type { KeyScope } from '../../../../api/contract/service-accounts.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { SelectField, TextField } from '../../../kit/field/field.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { usePortal } from '../../context/portal-context.ts';
import { SecretOnce } from '../../secret/secret-once.tsx';
import { useFields } from '../../parts/use-fields.ts';
import { DeviceSetup, type CreatedKey } from './device-setup.tsx';
import { FieldLosses } from './field-losses.tsx';
import { inRoles, KeyForms, type KeyForm } from './key-forms.tsx';
import { KeyProjects } from './key-projects.tsx';

const day = 86_400_000;

/** Scopes by what they reach; a key has those of one group, and one for field apps all of them. */
const groups = {
  forms: ['forms:read', 'forms:write', 'files:read', 'files:write', 'answers:export'],
  field: ['forms:read', 'files:write'],
  clinic: ['accounts', 'audit:read'],
} as const satisfies Record<string, readonly KeyScope[]>;

type Reach = keyof typeof groups;
const reaches = Object.keys(groups) as readonly Reach[];

interface ApiKeyDialogProps {
  onCreated(): void;
  onClose(): void;
}

/** Creates an API key; it is shown once. */
export function ApiKeyDialog({ onCreated, onClose }: ApiKeyDialogProps) {
  const { t } = useLanguage();
  const [created, setCreated] = useState<CreatedKey>();
  return (
    <Dialog title={t('portal:apiKeys.add')} onClose={onClose}>
      {created === undefined ? (
        <ApiKeyForm
          onCreated={(key) => {
            setCreated(key);
            onCreated();
          }}
        />
      ) : (
        <div className="porsa-portal-form">
          {created.device && <DeviceSetup device={created.device} user={created.id} />}
          <SecretOnce secret={created.key} onClose={onClose}>
            {t(created.device ? 'portal:apiKeys.onceDevice' : 'portal:apiKeys.once')}
          </SecretOnce>
        </div>
      )}
    </Dialog>
  );
}

function ApiKeyForm({ onCreated }: { onCreated(key: CreatedKey): void }) {
  const { t } = useLanguage();
  const { fields, reach, scopes, makesForms, forms, projects, setScopes, setForms, setProjects, submit } =
    useApiKeyForm(onCreated);
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <TextField
        {...fields.bind('title')}
        label={t('portal:apiKeys.name')}
        help={t('portal:apiKeys.nameHelp')}
        maxLength={100}
        required
      />
      <SelectField
        {...fields.bind('reach')}
        label={t('portal:apiKeys.reach')}
        options={reaches.map((value) => ({ value, text: t(`portal:apiKeys.reachOf.${value}`) }))}
      />
      {reach === 'field' ? (
        <p className="porsa-kit-help">{t('portal:apiKeys.fieldText')}</p>
      ) : (
        <Scopes {...fields.bind('scopes')} of={groups[reach]} scopes={scopes} onChange={setScopes} />
      )}
      {makesForms && <KeyProjects projects={projects} onChange={setProjects} />}
      {reach !== 'clinic' && (
        <KeyForms {...fields.bind('forms')} forms={forms} ownsForms={makesForms} onChange={setForms} />
      )}
      {reach === 'field' && <FieldLosses forms={forms} />}
      <SelectField
        {...fields.bind('days')}
        label={t('portal:apiKeys.expires')}
        options={['7', '30', '90', '365'].map((value) => ({ value, text: t(`portal:apiKeys.expiresIn.${value}`) }))}
      />
      <Alert text={fields.problem} />
      <SlButton type="submit" variant="primary" loading={fields.busy}>
        {t('portal:apiKeys.create')}
      </SlButton>
    </form>
  );
}

interface Choices {
  readonly scopes: readonly KeyScope[];
  readonly forms: readonly KeyForm[];
  readonly projects: readonly Project[];
}

const blank = { title: '', reach: 'forms', scopes: '', forms: '', days: '90' };
const nothing: Choices = { scopes: [], forms: [], projects: [] };

/** Scopes and forms stay as they were chosen while the other group is looked at. */
function useApiKeyForm(onCreated: (key: CreatedKey) => void) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields<typeof blank, Choices>(blank, { choices: nothing });
  const { scopes: chosen, forms: chosenForms, projects } = fields.choices;
  const reach = reaches.find((known) => known === fields.values.reach) ?? 'forms';
  const isForField = reach === 'field';
  const scopes = isForField ? groups.field : groups[reach].filter((scope) => chosen.includes(scope));
  const hasForms = reach !== 'clinic';
  const makesForms = reach === 'forms' && scopes.some((scope) => scope === 'forms:write');
  const forms = inRoles(chosenForms, makesForms);
  const makesSome = makesForms && projects.length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { title, days } = fields.values;
    const check = {
      title: title.trim() ? undefined : t('portal:fieldMissing'),
      scopes: scopes.length > 0 ? undefined : t('portal:apiKeys.noScope'),
      forms: !hasForms || forms.length > 0 || makesSome ? undefined : t('portal:apiKeys.noForm'),
    };
    void fields.send(check, async () => {
      const reply = await client.admin.storeapikey({
        title: title.trim(),
        scopes: [...scopes],
        expiresAt: new Date(Date.now() + Number(days) * day).toISOString(),
        ...(isForField && { fieldApps: true }),
        ...(makesSome && { projects: projects.map(({ id }) => id) }),
        ...(hasForms && { roles: forms.map(({ category, role }) => ({ category: category.id, role })) }),
      });
      if (reply.success) onCreated(reply.data);
      return reply;
    });
  };
  // What was refused is asked anew once it is changed.
  return {
    fields,
    reach,
    scopes,
    makesForms,
    forms,
    projects,
    submit,
    setScopes: (next: readonly KeyScope[]): void => {
      fields.choose({
        scopes: [...chosen.filter((scope) => !(groups[reach] as readonly KeyScope[]).includes(scope)), ...next],
      });
      fields.bind('scopes').onChange(next.join(' '));
    },
    setProjects: (next: readonly Project[]): void => {
      fields.choose({ projects: next });
      fields.bind('forms').onChange('');
    },
    setForms: (next: readonly KeyForm[]): void => {
      fields.choose({ forms: next });
      fields.bind('forms').onChange(next.map(({ category }) => category.id).join(' '));
    },
  };
}

interface ScopesProps {
  readonly of: readonly KeyScope[];
  readonly scopes: readonly KeyScope[];
  readonly problem: string | undefined;
  onChange(scopes: readonly KeyScope[]): void;
}

function Scopes({ of, scopes, problem, onChange }: ScopesProps) {
  const { t } = useLanguage();
  return (
    <fieldset className="porsa-portal-people">
      <legend>{t('portal:apiKeys.scopes')}</legend>
      {of.map((scope) => (
        <label key={scope}>
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              onChange(of.filter((other) => (other === scope ? checked : scopes.includes(other))));
            }}
          />
          {t(`portal:apiKeys.scope.${scope.replace(':', '_')}`)}
        </label>
      ))}
      {problem && (
        <p className="porsa-kit-problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
