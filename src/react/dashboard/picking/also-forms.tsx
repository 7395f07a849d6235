import { useState } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { listMark } from '../../../engine/languages/traits.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFirstForms } from '../forms/use-chosen-category.ts';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';
import { Row, Rows } from '../parts/rows.tsx';
import type { FormsAsked } from '../calls/first-calls.ts';
import { SearchedField } from './searched-field.tsx';

/** So many forms at most, the one it began with among them. */
const most = 50;

const listed = 20;

/** What a form is known by. */
export type FormName = Pick<Category, 'id' | 'slug' | 'title'>;

/** Their titles, one after another. */
export const titlesOf = (forms: readonly FormName[], { language, text }: LanguageTools): string =>
  forms.map(({ title }) => text(title)).join(listMark(language));

interface AlsoFormsProps<F extends FormName> {
  /** Whose texts are shown: `also`, `alsoHelp`, `alsoAdd`, `alsoRemove` and `alsoFull`. */
  readonly of: 'invite' | 'webhooks' | 'keys';
  /** Which forms are chosen from. */
  readonly asked: FormsAsked;
  /** The form that it is for in any case. */
  readonly besides: FormName;
  readonly chosen: readonly F[];
  onChange(chosen: readonly (F | Category)[]): void;
}

/** Further forms that something is for: a plain list where all stand in it, else a search on the server. */
export function AlsoForms<F extends FormName>(props: AlsoFormsProps<F>) {
  const { of, asked, chosen } = props;
  const { t } = useLanguage();
  const forms = useFirstForms(asked);
  const [isOpen] = useState(chosen.length > 0);
  if (forms.state === 'ready' && forms.data.total < 2 && chosen.length === 0) return null;
  return (
    <details className="porsa-portal-more" open={isOpen}>
      <summary>{t(`portal:${of}.also`)}</summary>
      <p className="porsa-kit-help">{t(`portal:${of}.alsoHelp`)}</p>
      <Loading of={forms}>
        {({ items, next }) =>
          next === null ? <CheckedForms {...props} forms={items} /> : <SearchedForms {...props} />
        }
      </Loading>
    </details>
  );
}

const isAmong = (chosen: readonly FormName[], { id }: FormName): boolean => chosen.some((one) => one.id === id);
const without = <F extends FormName>(chosen: readonly F[], { id }: FormName) => chosen.filter((one) => one.id !== id);

interface CheckedFormsProps<F extends FormName> extends AlsoFormsProps<F> {
  readonly forms: readonly Category[];
}

function CheckedForms<F extends FormName>({ of, forms, besides, chosen, onChange }: CheckedFormsProps<F>) {
  const { t, text } = useLanguage();
  return (
    <fieldset className="porsa-portal-people">
      <legend className="porsa-kit-hidden">{t(`portal:${of}.also`)}</legend>
      {without(forms, besides).map((form) => (
        <label key={form.id}>
          <input
            type="checkbox"
            checked={isAmong(chosen, form)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, form] : without(chosen, form))}
          />
          <bdi>{unbroken(text(form.title))}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

function SearchedForms<F extends FormName>({ of, asked, besides, chosen, onChange }: AlsoFormsProps<F>) {
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
        label={t(`portal:${of}.alsoAdd`)}
        problem={isFull ? t(`portal:${of}.alsoFull`, { count: most }) : undefined}
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
              label={t(`portal:${of}.alsoRemove`, { title: text(form.title) })}
              onClick={() => onChange(without(chosen, form))}
            />
          </Row>
        ))}
      </Rows>
    </>
  );
}
