import { useMemo, useState, useSyncExternalStore } from 'react';
import { listMark } from '../../../engine/languages/traits.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { sayValue } from '../parts/say-value.ts';
import { findReasons, type Reason } from './find-reasons.ts';
import { Button } from '../../kit/button/button.tsx';

/** Shows for the form being tried which conditions and values make each question hidden, required or what it is. */
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
      <Button kind="link" onClick={() => model.select({ kind: 'question', id: question.id })}>
        {text(question.title) || question.name}
      </Button>
      <span className="porsa-d-why-kind">
        {t(`designer:why.${kind}`)}
        {kind === 'computed' && (
          <>
            : <strong>{sayValue(result, language)}</strong>
          </>
        )}
      </span>
      {options && (
        <span className="porsa-d-why-kind">
          <strong>
            {options.map((option) => text(option.text) || option.value).join(listMark(language.language))}
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
              <dd>{sayValue(value, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
