import { useEffect, useRef, useState } from 'react';
import { languages, type Language } from '../../../engine/languages/known.ts';
import { languageNames } from '../../../engine/languages/names.ts';
import { uuid } from '../../../api/client/uuid.ts';
import type { CallBody, CallData, FieldFault } from '../../../api/contract/contract.ts';
import type { PatientFile } from '../../../api/contract/shapes.ts';
import type { Answers } from '../../../engine/definition/types.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Field, SelectField, TextField } from '../../kit/field/field.tsx';
import { SlButton, SlSwitch } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { AnswerInput } from '../editors/answer/answer-input.tsx';
import { Copied } from './copy-button.tsx';
import { PatientField } from './patient-field.tsx';
import { PrefilledAnswers } from './prefilled-answers.tsx';
import { QrDownloads } from './qr-code.tsx';
import { Reply, reasonOf } from './reply.tsx';
import { SendByMail } from './send-by-mail.tsx';
import { useShare, type ShareTools } from './share-context.ts';
import type { Address } from './share-sheet.tsx';
import { useReply } from './use-reply.ts';

interface Wanted {
  readonly label: string;
  readonly answers: Answers;
  readonly file?: PatientFile;
  /** The last day, `YYYY-MM-DD`. */
  readonly until?: string;
  readonly singleUse: boolean;
  readonly language: string;
}

const nothing: Wanted = { label: '', answers: {}, singleUse: true, language: '' };

/** Makes a link for one patient or one occasion, and shows it. */
export function PersonalLink({ address }: { readonly address: Address }) {
  const { t, text, dir } = useLanguage();
  const [made, setMade] = useState<CallData<'/app/storelink'>>();
  const box = useRef<HTMLDivElement>(null);
  // The button that made it is gone: a reader of the screen goes on here.
  useEffect(() => box.current?.focus(), [made]);
  if (!made) return <LinkForm category={address.category} onMade={setMade} />;
  const card = { rows: made.qr, title: text(address.title), clinic: text(address.clinic), url: made.url, dir };
  return (
    <div ref={box} tabIndex={-1} className="porsa-d-share-part">
      <p>{t('designer:share.ready')}</p>
      <Copied text={made.url} label={t('designer:share.address')}>
        {t('designer:share.copy')}
      </Copied>
      <QrDownloads card={card} name={`${address.category}-link`} />
      {address.canMail && <SendByMail link={made.id} canText={address.canText} />}
      <SlButton onClick={() => setMade(undefined)}>{t('designer:share.another')}</SlButton>
    </div>
  );
}

interface LinkFormProps {
  readonly category: string;
  onMade(link: CallData<'/app/storelink'>): void;
}

function LinkForm({ category, onMade }: LinkFormProps) {
  const { calls, client, loadForm } = useShare();
  const { t } = useLanguage();
  const { asked, again } = useReply(loadForm);
  const [wanted, setWanted] = useState(nothing);
  const change = (part: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...part }));
  const { busy, problem, faults, make } = useMaking(calls, onMade);
  const byName = Object.fromEntries(
    faults.map(({ path, message }) => [path.replace(/^answers\.|[.[].*$/g, ''), message]),
  );
  return (
    <div className="porsa-d-share-part">
      <p className="porsa-kit-help">{t('designer:share.personalText')}</p>
      <Reply of={asked} retry={again}>
        {(definition) => (
          <PrefilledAnswers
            definition={definition}
            answers={wanted.answers}
            problems={byName}
            change={(answers) => change({ answers })}
          />
        )}
      </Reply>
      {client.file && (
        <PatientField
          category={category}
          getfiles={client.file.getfiles}
          file={wanted.file}
          choose={(file) => change({ file })}
        />
      )}
      <LastDay day={wanted.until} problem={byName['expiresAt']} change={(until) => change({ until })} />
      <SlSwitch checked={wanted.singleUse} onsl-change={() => change({ singleUse: !wanted.singleUse })}>
        {t('designer:share.singleUse')}
      </SlSwitch>
      <SelectField
        label={t('designer:share.language')}
        value={wanted.language}
        onChange={(language) => change({ language })}
        options={[
          { value: '', text: t('designer:share.readersLanguage') },
          ...languages.map((value) => ({ value, text: languageNames[value] })),
        ]}
      />
      <TextField
        label={t('designer:share.label')}
        help={t('designer:share.labelHelp')}
        value={wanted.label}
        onChange={(label) => change({ label })}
        maxLength={100}
      />
      <Alert text={problem} />
      <SlButton variant="primary" loading={busy} onClick={() => make(bodyOf(category, wanted))}>
        {t('designer:share.make')}
      </SlButton>
    </div>
  );
}

interface LastDayProps {
  readonly day: string | undefined;
  readonly problem: string | undefined;
  change(day: string | undefined): void;
}

/** In the reader's own calendar. */
function LastDay({ day, problem, change }: LastDayProps) {
  const { t } = useLanguage();
  const title = t('designer:share.lastDay');
  return (
    <Field label={title} help={t('designer:share.lastDayHelp')} problem={problem} group>
      {(control) => (
        <AnswerInput
          control={control}
          question={{ type: 'date', title }}
          value={day}
          change={(chosen) => change(typeof chosen === 'string' ? chosen : undefined)}
        />
      )}
    </Field>
  );
}

type Body = Omit<CallBody<'/app/storelink'>, 'id'>;

/** To the end of the last day where the person is. */
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

export function bodyOf(category: string, { label, answers, file, until, singleUse, language }: Wanted): Body {
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined);
  return {
    kind: 'form',
    category,
    singleUse,
    ...(label.trim() && { label: label.trim() }),
    ...(given.length > 0 && { answers: Object.fromEntries(given) }),
    ...(file && { file: file.id }),
    ...(until && { expiresAt: endOf(until) }),
    ...(language && { language: language as Language }),
  };
}

/** Makes one link of one wish: asked again after a lost reply, it is the same. */
function useMaking(calls: ShareTools['calls'], onMade: LinkFormProps['onMade']) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly problem: string; readonly faults: readonly FieldFault[] }>();
  const tried = useRef({ body: '', id: '' });
  const make = async (body: Body): Promise<void> => {
    const text = JSON.stringify(body);
    if (tried.current.body !== text) tried.current = { body: text, id: uuid() };
    setBusy(true);
    const reply = await calls.storelink({ ...body, id: tried.current.id });
    setBusy(false);
    setRefusal(reply.success ? undefined : { problem: reasonOf(reply, t), faults: reply.fields ?? [] });
    if (reply.success) onMade(reply.data);
  };
  return { busy, problem: refusal?.problem, faults: refusal?.faults ?? [], make: (body: Body) => void make(body) };
}
