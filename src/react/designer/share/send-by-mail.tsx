import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SelectField, TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { reasonOf } from './reply.tsx';
import { useShare } from './share-context.ts';

interface SendByMailProps {
  /** By id. */
  readonly link: string;
  /** What the link is called where there are several. */
  readonly name?: string;
  /** A button that opens it comes first. */
  readonly folded?: boolean;
}

const looksLikeEmail = (text: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(text);

/** Emails a link to an address. */
export function SendByMail({ link, name, folded = false }: SendByMailProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(!folded);
  if (open) return <MailForm link={link} starts={folded} />;
  return (
    <Button
      aria-label={name === undefined ? undefined : t('designer:share.mail.sendOne', { name })}
      onClick={() => setOpen(true)}
    >
      {t('designer:share.mail.open')}
    </Button>
  );
}

function MailForm({ link, starts }: { readonly link: string; readonly starts: boolean }) {
  const { t } = useLanguage();
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, wrong, sentTo, send } = useSending(link, () => setEmail(''));
  useEffect(() => {
    if (starts) form.current?.querySelector('input')?.focus();
  }, [starts]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(email.trim(), language);
  };
  return (
    <form ref={form} noValidate className="porsa-d-share-mail" onSubmit={submit}>
      <TextField
        label={t('designer:share.mail.email')}
        help={t('designer:share.mail.help')}
        type="email"
        inputMode="email"
        latin
        value={email}
        onChange={setEmail}
        problem={wrong}
        maxLength={254}
      />
      <SelectField
        label={t('designer:share.mail.language')}
        value={language}
        onChange={setLanguage}
        options={[
          { value: '', text: t('designer:share.readersLanguage') },
          { value: 'en', text: t('designer:share.en') },
          { value: 'fa', text: t('designer:share.fa') },
        ]}
      />
      <Alert text={problem} />
      <div className="porsa-d-share-row">
        <SlButton loading={busy} onClick={submit}>
          {t('designer:share.mail.send')}
        </SlButton>
        <span role="status">{sentTo && t('designer:share.mail.sent', { email: sentTo })}</span>
      </div>
    </form>
  );
}

function useSending(link: string, onSent: () => void) {
  const { calls, category } = useShare();
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [state, setState] = useState<{ problem?: string; wrong?: string; sentTo?: string }>({});
  const send = async (email: string, language: string): Promise<void> => {
    if (busy) return;
    if (!looksLikeEmail(email)) return setState({ wrong: t('designer:share.mail.wrong') });
    setBusy(true);
    setState({});
    const reply = await calls.maillink({ category, id: link, email, ...(language && { language: language as 'en' }) });
    setBusy(false);
    const isWrong = !reply.success && reply.fields?.some(({ path }) => path === 'email');
    if (reply.success) onSent();
    if (reply.success) setState({ sentTo: email });
    else setState(isWrong ? { wrong: t('designer:share.mail.wrong') } : { problem: reasonOf(reply, t) });
  };
  return { ...state, busy, send: (email: string, language: string) => void send(email, language) };
}
