import { useState } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { ColorField } from '../../kit/color-field/color-field.tsx';
import { contrastOfWhite, leastContrast, readableShade } from '../../kit/color-field/readable-shade.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SelectField, TextField, type FieldProps } from '../../kit/field/field.tsx';
import { SlButton, SlSwitch } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Meanwhile } from '../meanwhile/meanwhile.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { LogoField } from './logo-field.tsx';
import { flagGroups, useCategorySettings, type Flag } from './use-category-settings.ts';

interface SettingsDialogProps {
  readonly category: Category;
  onClose(): void;
  onDone(): void;
}

/** Settings of a form as a whole: who fills it, where it may be embedded, what a file needs. */
export function SettingsDialog({ category, onClose: onClosed, onDone }: SettingsDialogProps) {
  const { t, text } = useLanguage();
  const [isChanged, setChanged] = useState(false);
  const { fields, brand, isOn, turn, theirs, submit } = useCategorySettings(category, () => {
    onClosed();
    onDone();
  });
  const onClose = () => {
    onClosed();
    if (isChanged || theirs.length > 0) onDone();
  };
  const actions = (
    <>
      <SlButton onClick={onClose}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={fields.busy} onClick={submit}>
        {t('portal:save')}
      </SlButton>
    </>
  );
  return (
    <Dialog
      title={t('portal:settings.title', { title: text(category.title) })}
      wide
      actions={actions}
      onClose={onClose}
    >
      <form noValidate className="porsa-portal-form" onSubmit={submit}>
        {flagGroups.map(({ name, flags }) => (
          <fieldset key={name} className="porsa-portal-switches">
            <legend>{t(`portal:settings.group.${name}`)}</legend>
            {flags.map((flag) => (
              <FlagSwitch key={flag} flag={flag} on={isOn(flag)} onChange={(on) => turn(flag, on)} />
            ))}
          </fieldset>
        ))}
        <TextField
          {...fields.bind('origins')}
          label={t('portal:settings.allowedOrigins')}
          help={t('portal:settings.originsHelp')}
          lines={3}
          latin
        />
        <LanguageField {...fields.bind('language')} />
        <ColorField
          {...brand}
          label={t('portal:settings.brandColor')}
          help={t('portal:settings.brandHelp')}
          unset={t('portal:settings.brandNone')}
        >
          <BrandContrast color={brand.value} onChoose={brand.onChange} />
        </ColorField>
        <LogoField category={category} onStored={() => setChanged(true)} />
        <FormId id={category.id} />
        <Alert text={fields.problem} />
        <Meanwhile changes={theirs} />
      </form>
    </Dialog>
  );
}

/** By it another clinic shares its files with this form, which need not be public for that. */
function FormId({ id }: Pick<Category, 'id'>) {
  const { t } = useLanguage();
  return (
    <fieldset className="porsa-portal-switches">
      <legend>{t('portal:settings.id')}</legend>
      <p className="porsa-kit-help">{t('portal:settings.idHelp')}</p>
      <code className="porsa-portal-key" dir="ltr">
        {id}
      </code>
      <span className="porsa-portal-actions">
        <CopyButton text={id}>{t('portal:settings.copyId')}</CopyButton>
      </span>
    </fieldset>
  );
}

function LanguageField(bound: Pick<FieldProps, 'value' | 'problem' | 'onChange'>) {
  const { t } = useLanguage();
  return (
    <SelectField
      {...bound}
      label={t('portal:settings.defaultLanguage')}
      help={t('portal:settings.defaultLanguageHelp')}
      options={['', 'fa', 'en'].map((value) => ({ value, text: t(`portal:settings.language.${value || 'own'}`) }))}
    />
  );
}

interface BrandContrastProps {
  readonly color: string;
  onChoose(color: string): void;
}

/** How well white is read on the colour; a pale one can be made as dark as it has to be. */
function BrandContrast({ color, onChoose }: BrandContrastProps) {
  const { t } = useLanguage();
  const ratio = contrastOfWhite(color);
  const shade = readableShade(color);
  if (ratio === undefined || shade === undefined) return null;
  if (ratio >= leastContrast)
    return <p className="porsa-portal-brand-help">{t('portal:settings.brandContrast', { ratio })}</p>;
  return (
    <SlButton className="porsa-portal-brand-use" onClick={() => onChoose(shade)}>
      {t('portal:settings.brandUse', { color: `\u2066${shade}\u2069`, ratio: contrastOfWhite(shade) })}
    </SlButton>
  );
}

interface FlagSwitchProps {
  readonly flag: Flag;
  readonly on: boolean;
  onChange(on: boolean): void;
}

function FlagSwitch({ flag, on, onChange }: FlagSwitchProps) {
  const { t } = useLanguage();
  return (
    <SlSwitch
      checked={on}
      help-text={t(`portal:settings.help.${flag}`)}
      onsl-change={(event) => onChange(event.currentTarget.checked)}
    >
      {t(`portal:settings.${flag}`)}
    </SlSwitch>
  );
}
