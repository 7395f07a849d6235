import { useState, type FormEvent } from 'react';
import type { Category, CategorySettings } from '../../../api/contract/shapes.ts';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton, SlSwitch } from '../../ui/shoelace-tags.ts';
import { luminance } from '../../ui/contrast.ts';
import { Alert } from '../parts/alert.tsx';
import { ColorField } from '../parts/color-field.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';

type Flag =
  | 'allowPublicScores'
  | 'requireNameForSave'
  | 'requireCodeForSave'
  | 'requirePhoneForSave'
  | 'displayFilesOnLoad'
  | 'sortByDate'
  | 'filesByWeekday'
  | 'withdrawn';

/** Flags by what they are about; those that are on unless somebody turned them off stand in `onByDefault`. */
const groups: readonly { readonly name: 'access' | 'saving' | 'list'; readonly flags: readonly Flag[] }[] = [
  { name: 'access', flags: ['allowPublicScores', 'withdrawn'] },
  { name: 'saving', flags: ['requireNameForSave', 'requireCodeForSave', 'requirePhoneForSave'] },
  { name: 'list', flags: ['displayFilesOnLoad', 'sortByDate', 'filesByWeekday'] },
];
const onByDefault: readonly Flag[] = ['displayFilesOnLoad', 'sortByDate'];

/** Addresses one a line; blank lines do not count. */
const toOrigins = (text: string): readonly string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((origin) => origin.replace(/\/$/, ''));

const isOrigin = (text: string): boolean => text === '*' || (/^https?:\/\/[^/]+$/.test(text) && URL.canParse(text));

/** White text on it would be read at less than 4.5:1. */
const isPale = (color: string): boolean => 1.05 / ((luminance(color) ?? 0) + 0.05) < 4.5;

/** What holds for a form as a whole: who fills it, where it may be embedded, what a file needs. */
export function SettingsDialog({
  category,
  onClose,
  onDone,
}: {
  readonly category: Category;
  onClose(): void;
  onDone(): void;
}) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const [flags, setFlags] = useState<CategorySettings>(category.settings);
  const fields = useFields({
    origins: (category.settings.allowedOrigins ?? []).join('\n'),
    language: category.settings.defaultLanguage ?? '',
    brandColor: category.settings.brandColor ?? '',
  });
  const pale = t('portal:settings.brandPale');
  const brand = fields.bind('brandColor');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const allowedOrigins = [...toOrigins(fields.values.origins)];
    const wrong = allowedOrigins.find((origin) => !isOrigin(origin));
    const { language, brandColor } = fields.values;
    const settings: CategorySettings = {
      ...flags,
      allowedOrigins,
      brandColor,
      defaultLanguage: language === 'en' || language === 'fa' ? language : undefined,
    };
    void fields
      .send(
        {
          origins: wrong && t('portal:settings.badOrigin', { origin: wrong }),
          brandColor: isPale(brandColor) ? pale : undefined,
        },
        () => client.category.storecategory({ id: category.id, settings }),
      )
      .then((done) => {
        if (!done) return;
        showSuccess(t('portal:saved'));
        onClose();
        onDone();
      });
  };
  const actions = (
    <>
      <SlButton onClick={onClose}>{t('portal:cancel')}</SlButton>
      <SlButton variant="primary" loading={fields.busy} onClick={submit}>
        {t('portal:save')}
      </SlButton>
    </>
  );
  const languages = ['', 'fa', 'en'].map((value) => ({ value, text: t(`portal:settings.language.${value || 'own'}`) }));
  return (
    <Dialog
      title={t('portal:settings.title', { title: text(category.title) })}
      wide
      actions={actions}
      onClose={onClose}
    >
      <form noValidate className="porsa-portal-form" onSubmit={submit}>
        {groups.map(({ name, flags: inGroup }) => (
          <fieldset key={name} className="porsa-portal-switches">
            <legend>{t(`portal:settings.group.${name}`)}</legend>
            {inGroup.map((flag) => (
              <SlSwitch
                key={flag}
                checked={flags[flag] ?? onByDefault.includes(flag)}
                help-text={t(`portal:settings.help.${flag}`)}
                onsl-change={(event) => setFlags({ ...flags, [flag]: event.currentTarget.checked })}
              >
                {t(`portal:settings.${flag}`)}
              </SlSwitch>
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
        <SelectField {...fields.bind('language')} label={t('portal:settings.defaultLanguage')} options={languages} />
        <ColorField
          {...brand}
          problem={isPale(brand.value) ? pale : brand.problem}
          label={t('portal:settings.brandColor')}
          help={t('portal:settings.brandHelp')}
          unset={t('portal:settings.brandNone')}
        />
        <Alert text={fields.problem} />
      </form>
    </Dialog>
  );
}
