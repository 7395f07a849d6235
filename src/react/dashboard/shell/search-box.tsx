import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { $search, setScreen } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlInput, type SlField } from '../../kit/shoelace/tags.ts';
import { firstPage, useAddress } from '../parts/use-address.ts';
import { useWide } from '../parts/use-wide.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';

/** The search of the screen: Enter puts the text into the query as `q`, clearing removes it. */
export function SearchBox() {
  const { t } = useLanguage();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  if (wide) return <SearchForm />;
  return (
    <>
      <IconButton
        ref={opener}
        data-search
        icon={icons.search}
        label={t('portal:search')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div className="porsa-portal-search-popup">
          <SearchForm onDone={close} focus />
        </div>
      )}
    </>
  );
}

function SearchForm({ onDone, focus = false }: { readonly onDone?: () => void; readonly focus?: boolean }) {
  const { t } = useLanguage();
  const { query, change } = useAddress();
  const text = useStore($search);
  const field = useRef<SlField>(null);
  const asked = query.get('q') ?? '';
  useEffect(() => setScreen({ search: asked }), [asked]);
  // A fresh field has nothing to focus until it has drawn itself.
  useEffect(() => {
    if (focus) void field.current?.updateComplete.then(() => field.current?.focus());
  }, [focus]);

  const ask = (value: string): void => {
    change({ q: value, ...firstPage }, { replace: true });
    onDone?.();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(text.trim());
  };
  return (
    <form
      role="search"
      className="porsa-portal-search"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone?.();
      }}
    >
      <SlInput
        ref={field}
        data-search
        type="text"
        clearable
        value={text}
        placeholder={t('portal:search')}
        label={t('portal:search')}
        autocomplete="off"
        onsl-input={(event) => setScreen({ search: event.currentTarget.value })}
        onsl-clear={() => ask('')}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit(event);
        }}
      >
        <Icon of={icons.search} size={18} slot="prefix" />
      </SlInput>
    </form>
  );
}
