import { useRef } from 'react';
import type { CallData } from '../../../../api/contract/contract.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { Loading } from '../../parts/loading.tsx';
import type { KeyForm } from './key-forms.tsx';
import styles from './field-losses.css?inline';

const sheets = [styles];

type Loss = CallData<'/category/getfieldlosses'>['losses'][number];

interface FieldLossesProps {
  readonly forms: readonly KeyForm[];
}

/** What the forms of a key do otherwise on devices, before the key is made. */
export function FieldLosses({ forms }: FieldLossesProps) {
  return forms.length > 0 && <Losses forms={forms} />;
}

function Losses({ forms }: FieldLossesProps) {
  const { t } = useLanguage();
  const root = useRef<HTMLElement>(null);
  useStyles(root, sheets);
  return (
    <section ref={root} className="porsa-portal-losses" aria-labelledby="porsa-losses">
      <h3 id="porsa-losses">{t('portal:fieldLosses.title')}</h3>
      <p className="porsa-kit-help">{t('portal:fieldLosses.text')}</p>
      {forms.map((form) => (
        <FormLosses key={form.category.id} form={form} />
      ))}
    </section>
  );
}

function FormLosses({ form: { category, role } }: { readonly form: KeyForm }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const as = role === 'owner' ? 'expert' : role;
  const found = useCall(`${category.id} ${as}`, (signal) =>
    client.category.getfieldlosses({ category: category.id, role: as }, { signal }),
  );
  return (
    <div>
      <h4>
        <bdi>{text(category.title)}</bdi>
      </h4>
      <Loading of={found}>
        {({ listed, losses }) =>
          losses.length > 0 ? (
            <ul>
              {losses.map((loss) => (
                <LossLine key={loss.kind} loss={loss} />
              ))}
            </ul>
          ) : (
            <p className="porsa-kit-help">{t(listed ? 'portal:fieldLosses.same' : 'portal:fieldLosses.unlisted')}</p>
          )
        }
      </Loading>
    </div>
  );
}

function LossLine({ loss: { kind, questions, count } }: { readonly loss: Loss }) {
  const { t, text } = useLanguage();
  return (
    <li>
      {t(`portal:fieldLosses.of.${kind}`)}
      {questions.length > 0 && (
        <small>
          {questions.map((title, index) => (
            <span key={index}>
              <bdi>{text(title)}</bdi>
              {index < questions.length - 1 && ' · '}
            </span>
          ))}
          {count > questions.length && ` ${t('portal:fieldLosses.more', { count: count - questions.length })}`}
        </small>
      )}
    </li>
  );
}
