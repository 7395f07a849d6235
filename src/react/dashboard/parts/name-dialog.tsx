import { useId, type FormEvent } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { CoreLanguage, Localized } from '../../../engine/definition/types.ts';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { Meanwhile, type StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { useMeanwhile } from '../meanwhile/use-meanwhile.ts';
import { useFields } from './use-fields.ts';

/** A thing's title in both languages, and its short name in addresses. */
export interface Named {
  readonly title: Localized;
  readonly slug?: string;
}

/** A name as it is stored. */
export type NamedNow = Required<Named>;

export interface NameDialogProps {
  readonly title: string;
  /** What is renamed; absent for something new. */
  readonly named?: NamedNow;
  /** `was` is the name as it was read: where somebody else has changed it since, the server refuses. */
  store(named: Named, was?: NamedNow): Promise<ClientReply<unknown>>;
  /** Reads what is renamed once more. */
  again?(): Promise<ClientReply<{ readonly items: readonly NamedNow[] }>>;
  onClose(): void;
  onDone(): void;
}

const inLanguage = (title: Localized | undefined, language: CoreLanguage): string =>
  typeof title === 'string' ? title : (title?.[language] ?? '');

/** The reader's own language comes first. */
const inOrder = (language: string) => (language === 'fa' ? (['fa', 'en'] as const) : (['en', 'fa'] as const));

export function NameDialog(props: NameDialogProps) {
  const { title, onClose: onClosed, onDone } = props;
  const { t, language } = useLanguage();
  const form = useId();
  const { fields, theirs, submit } = useNameForm(props);
  const onClose = (): void => {
    onClosed();
    if (theirs.length > 0) onDone();
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
        {inOrder(language).map((one) => (
          <TextField key={one} {...fields.bind(one)} label={t(`portal:name.${one}`)} maxLength={200} />
        ))}
        <TextField
          {...fields.bind('slug')}
          label={t('portal:name.slug')}
          help={t('portal:name.slugHelp')}
          latin
          maxLength={48}
        />
        <Alert text={fields.problem} />
        <Meanwhile changes={theirs} />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

function useNameForm({ named, store, again, onClose, onDone }: NameDialogProps) {
  const { t, language } = useLanguage();
  const { read, theirs, look } = useMeanwhile(named, {
    async again() {
      const reply = await again?.();
      return reply?.success ? reply.data.items[0] : undefined;
    },
    inWords: (now) => (now ? inWords(now, t) : []),
  });
  const fields = useFields({
    fa: inLanguage(named?.title, 'fa'),
    en: inLanguage(named?.title, 'en'),
    slug: named?.slug ?? '',
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [fa, en, slug] = [fields.values.fa.trim(), fields.values.en.trim(), fields.values.slug.trim().toLowerCase()];
    const check = {
      [inOrder(language)[0]]: fa || en ? undefined : t('portal:name.missing'),
      slug: slug === '' || /^[a-z0-9][a-z0-9-]{0,47}$/.test(slug) ? undefined : t('portal:name.badSlug'),
    };
    const localized = { ...(fa && { fa }), ...(en && { en }) };
    const was = read && { title: read.title, slug: read.slug };
    void fields
      .send(check, async () => look(await store({ title: localized, slug: slug || undefined }, was)))
      .then((done) => {
        if (!done) return;
        showSuccess(named ? t('portal:saved') : t('portal:fill.stored'));
        onClose();
        onDone();
      });
  };
  return { fields, theirs, submit };
}

/** A name as its fields call it. */
const inWords = ({ title, slug }: NamedNow, t: LanguageTools['t']): readonly StoredMeanwhile[] => [
  { label: t('portal:name.fa'), value: inLanguage(title, 'fa') },
  { label: t('portal:name.en'), value: inLanguage(title, 'en') },
  { label: t('portal:name.slug'), value: slug },
];
