import { useId, type FormEvent } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { CoreLanguage, Localized } from '../../../engine/definition/types.ts';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { useFields } from './use-fields.ts';

/** A thing's title in both languages, and its short name in addresses. */
export interface Named {
  readonly title: Localized;
  readonly slug?: string;
}

export interface NameDialogProps {
  readonly title: string;
  readonly named?: { readonly slug: string; readonly title: Localized };
  store(named: Named): Promise<ClientReply<unknown>>;
  onClose(): void;
  onDone(): void;
}

const inLanguage = (title: Localized | undefined, language: CoreLanguage): string =>
  typeof title === 'string' ? title : (title?.[language] ?? '');

export function NameDialog({ title, named, store, onClose, onDone }: NameDialogProps) {
  const { t } = useLanguage();
  const form = useId();
  const fields = useFields({
    fa: inLanguage(named?.title, 'fa'),
    en: inLanguage(named?.title, 'en'),
    slug: named?.slug ?? '',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [fa, en, slug] = [fields.values.fa.trim(), fields.values.en.trim(), fields.values.slug.trim().toLowerCase()];
    const check = {
      fa: fa || en ? undefined : t('portal:name.missing'),
      slug: slug === '' || /^[a-z0-9][a-z0-9-]{0,47}$/.test(slug) ? undefined : t('portal:name.badSlug'),
    };
    const localized = { ...(fa && { fa }), ...(en && { en }) };
    void fields
      .send(check, () => store({ title: localized, slug: slug || undefined }))
      .then((done) => {
        if (!done) return;
        showSuccess(named ? t('portal:saved') : t('portal:fill.stored'));
        onClose();
        onDone();
      });
  };
  const actions = (
    <>
      <SlButton onClick={onClose}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={fields.busy} onClick={(event) => submit(event)}>
        {t('portal:save')}
      </SlButton>
    </>
  );
  return (
    <Dialog title={title} actions={actions} onClose={onClose}>
      <form id={form} noValidate className="porsa-portal-form" onSubmit={submit}>
        <TextField {...fields.bind('fa')} label={t('portal:name.fa')} maxLength={200} />
        <TextField {...fields.bind('en')} label={t('portal:name.en')} maxLength={200} />
        <TextField
          {...fields.bind('slug')}
          label={t('portal:name.slug')}
          help={t('portal:name.slugHelp')}
          latin
          maxLength={48}
        />
        <Alert text={fields.problem} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
