import { useMemo, useState, useSyncExternalStore } from 'react';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { useLanguage, type LanguageTools } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { findReasons, type Reason } from './find-reasons.ts';

/** Says of the form being tried which conditions and values make each question hidden, required or what it is. */
export function WhyPanel({ form }: { readonly form: LiveForm }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <details className="porsa-d-why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('designer:why.title')}</summary>
      {open && <Reasons form={form} />}
    </details>
  );
}

function Reasons({ form }: { readonly form: LiveForm }) {
  const { t } = useLanguage();
  const changes = useMemo(() => countChanges(form), [form]);
  const count = useSyncExternalStore(changes.subscribe, changes.read);
  const reasons = useMemo(() => (count < 0 ? [] : findReasons(form)), [form, count]);
  if (reasons.length === 0) return <p className="porsa-d-why-none">{t('designer:why.none')}</p>;
  return (
    <ul>
      {reasons.map((reason) => (
        <ReasonRow key={`${reason.question.id} ${reason.kind} ${reason.expression}`} reason={reason} />
      ))}
    </ul>
  );
}

/** A number that grows with every change of the form. */
function countChanges(form: LiveForm) {
  let count = 0;
  return {
    subscribe: (listener: () => void) =>
      form.listen(() => {
        count += 1;
        listener();
      }),
    read: () => count,
  };
}

function ReasonRow({ reason: { question, kind, expression, values, result, options } }: { readonly reason: Reason }) {
  const { model } = useDesigner();
  const language = useLanguage();
  const { t, text } = language;
  return (
    <li data-kind={kind}>
      <button
        type="button"
        className="porsa-d-link-button"
        onClick={() => model.select({ kind: 'question', id: question.id })}
      >
        {text(question.title) || question.name}
      </button>
      <span className="porsa-d-why-kind">
        {t(`designer:why.${kind}`)}
        {kind === 'computed' && (
          <>
            : <strong>{say(result, language)}</strong>
          </>
        )}
      </span>
      {options && (
        <span className="porsa-d-why-kind">
          <strong>
            {options.map((option) => text(option.text) || option.value).join(language.language === 'fa' ? '، ' : ', ')}
          </strong>
        </span>
      )}
      {expression !== undefined && <code dir="ltr">{expression}</code>}
      {values.length > 0 && (
        <dl>
          {values.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>{say(value, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const isDay = /^\d{4}-\d\d-\d\d$/;

function say(value: unknown, language: LanguageTools): string {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return language.t('designer:why.blank');
  if (typeof value === 'number') return language.number(value);
  if (typeof value === 'boolean') return language.t(value ? 'designer:why.true' : 'designer:why.false');
  if (Array.isArray(value))
    return value.map((part) => say(part, language)).join(language.language === 'fa' ? '، ' : ', ');
  return isDay.test(String(value)) ? language.date(String(value)) : language.digits(String(value));
}
