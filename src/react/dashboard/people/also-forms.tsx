import { useState } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFirstForms } from '../forms/use-chosen-category.ts';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { SearchedField } from '../picking/searched-field.tsx';

/** One email invites into so many forms, the one it began with among them. */
const most = 50;

const listed = 20;

const asked = { can: 'invite' } as const;

interface AlsoFormsProps {
  /** The form that people are invited into in any case. */
  readonly besides: Category;
  readonly chosen: readonly Category[];
  onChange(chosen: readonly Category[]): void;
}

/** Further forms that an invitation is for: a plain list where all stand in it, else a search on the server. */
export function AlsoForms(props: AlsoFormsProps) {
  const { t } = useLanguage();
  const forms = useFirstForms(asked);
  if (forms.state === 'ready' && forms.data.total < 2) return null;
  return (
    <details className="porsa-portal-more">
      <summary>{t('portal:invite.also')}</summary>
      <p className="porsa-kit-help">{t('portal:invite.alsoHelp')}</p>
      <Loading of={forms}>
        {({ items, next }) =>
          next === null ? <CheckedForms {...props} forms={items} /> : <SearchedForms {...props} />
        }
      </Loading>
    </details>
  );
}

const isAmong = (chosen: readonly Category[], { id }: Category): boolean => chosen.some((one) => one.id === id);
const without = (chosen: readonly Category[], { id }: Category) => chosen.filter((one) => one.id !== id);

function CheckedForms({ forms, besides, chosen, onChange }: AlsoFormsProps & { readonly forms: readonly Category[] }) {
  const { t, text } = useLanguage();
  return (
    <fieldset className="porsa-portal-people">
      <legend className="porsa-kit-hidden">{t('portal:invite.also')}</legend>
      {without(forms, besides).map((form) => (
        <label key={form.id}>
          <input
            type="checkbox"
            checked={isAmong(chosen, form)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, form] : without(chosen, form))}
          />
          <bdi>{text(form.title)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

function SearchedForms({ besides, chosen, onChange }: AlsoFormsProps) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const [found, setFound] = useState<readonly Category[]>([]);
  const isFull = chosen.length >= most - 1;
  const add = (id: string): void => {
    const form = found.find((one) => one.id === id);
    if (form && !isFull && !isAmong(chosen, form)) onChange([...chosen, form]);
  };
  return (
    <>
      <SearchedField
        label={t('portal:invite.alsoAdd')}
        problem={isFull ? t('portal:invite.alsoFull', { count: most }) : undefined}
        chosen=""
        onChoose={add}
        ask={async (search, signal) => {
          const reply = await client.category.getcategories({ ...asked, search, limit: listed }, { signal });
          if (!reply.success) return reply;
          const { items, total, next } = reply.data;
          setFound(items);
          const choices = without(items, besides).map(({ id, title }) => ({ value: id, text: text(title) }));
          return { success: true, data: { items: choices, total, more: next !== null } };
        }}
      />
      <Rows>
        {chosen.map((form) => (
          <Row key={form.id} title={text(form.title)} detail={form.slug}>
            <IconButton
              icon={icons.trash}
              label={t('portal:invite.alsoRemove', { title: text(form.title) })}
              onClick={() => onChange(without(chosen, form))}
            />
          </Row>
        ))}
      </Rows>
    </>
  );
}
