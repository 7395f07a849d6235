import { useEffect, useRef, useState, type FormEvent } from 'react';
import { languages, type Language } from '../../../engine/languages/known.ts';
import { languageNames } from '../../../engine/languages/names.ts';
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
  /** Whether text messages can be sent too. */
  readonly canText: boolean;
}

/** How a link is sent. */
type Way = 'mail' | 'sms';

/** What an address or number looks like; the server knows better. */
const looksRight: Readonly<Record<Way, RegExp>> = {
  mail: /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/,
  sms: /^[+(]?[\d۰-۹٠-٩][\d۰-۹٠-٩ ()-]{6,28}$/,
};

/** Sends a link to an email address, or by text message to a phone. */
export function SendByMail({ link, name, folded = false, canText }: SendByMailProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(!folded);
  if (open) return <MailForm link={link} starts={folded} canText={canText} />;
  const texts = canText ? 'designer:share.sms' : 'designer:share.mail';
  return (
    <Button aria-label={name === undefined ? undefined : t(`${texts}.sendOne`, { name })} onClick={() => setOpen(true)}>
      {t(`${texts}.open`)}
    </Button>
  );
}

interface MailFormProps {
  readonly link: string;
  readonly starts: boolean;
  readonly canText: boolean;
}

function MailForm({ link, starts, canText }: MailFormProps) {
  const { t } = useLanguage();
  const [way, setWay] = useState<Way>('mail');
  const [to, setTo] = useState('');
  const [language, setLanguage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, wrong, sentTo, send, forget } = useSending(link, () => setTo(''));
  useEffect(() => {
    if (starts) form.current?.querySelector('input')?.focus();
  }, [starts]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(way, to.trim(), language);
  };
  return (
    <form ref={form} noValidate className="porsa-d-share-mail" onSubmit={submit}>
      {canText && (
        <SelectField
          label={t('designer:share.sms.way')}
          value={way}
          onChange={(value) => {
            setWay(value === 'sms' ? 'sms' : 'mail');
            setTo('');
            forget();
          }}
          options={(['mail', 'sms'] as const).map((value) => ({ value, text: t(`designer:share.sms.by.${value}`) }))}
        />
      )}
      <TextField
        label={t(way === 'sms' ? 'designer:share.sms.phone' : 'designer:share.mail.email')}
        help={t(`designer:share.${way}.help`)}
        type={way === 'sms' ? 'tel' : 'email'}
        inputMode={way === 'sms' ? 'tel' : 'email'}
        latin
        value={to}
        onChange={setTo}
        problem={wrong}
        maxLength={way === 'sms' ? 30 : 254}
      />
      <SelectField
        label={t(`designer:share.${way}.language`)}
        value={language}
        onChange={setLanguage}
        options={[
          { value: '', text: t('designer:share.readersLanguage') },
          ...languages.map((value) => ({ value, text: languageNames[value] })),
        ]}
      />
      <Alert text={problem} />
      <div className="porsa-d-share-row">
        <SlButton loading={busy} onClick={submit}>
          {t('designer:share.mail.send')}
        </SlButton>
        <span role="status">{sentTo && t(`designer:share.${way}.sent`, { email: sentTo, phone: sentTo })}</span>
      </div>
    </form>
  );
}

function useSending(link: string, onSent: () => void) {
  const { calls, category } = useShare();
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [state, setState] = useState<{ problem?: string; wrong?: string; sentTo?: string }>({});
  const send = async (way: Way, to: string, language: string): Promise<void> => {
    if (busy) return;
    const wrong = t(`designer:share.${way}.wrong`);
    if (!looksRight[way].test(to)) return setState({ wrong });
    setBusy(true);
    setState({});
    const where = way === 'sms' ? { phone: to } : { email: to };
    const reply = await calls.maillink({
      category,
      id: link,
      ...where,
      ...(language && { language: language as Language }),
    });
    setBusy(false);
    const isWrong = !reply.success && reply.fields?.some(({ path }) => path in where);
    if (reply.success) onSent();
    if (reply.success) setState({ sentTo: to });
    else setState(isWrong ? { wrong } : { problem: reasonOf(reply, t) });
  };
  return {
    ...state,
    busy,
    forget: () => setState({}),
    send: (way: Way, to: string, language: string) => void send(way, to, language),
  };
}
