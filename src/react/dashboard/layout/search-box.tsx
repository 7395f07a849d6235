import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { $search, setScreen } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlInput, type SlField } from '../../ui/shoelace-tags.ts';
import { Icon } from '../parts/icon.tsx';
import { usePlace, usePortal } from '../portal-context.ts';
import { useWide } from '../use-wide.ts';

/** The search of the screen: Enter puts the text into the query as `q`, clearing takes it out. */
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
      <button
        ref={opener}
        type="button"
        className="porsa-portal-icon-button"
        aria-expanded={open}
        aria-label={t('portal:search')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="search" />
      </button>
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
  const { navigation } = usePortal();
  const place = usePlace();
  const text = useStore($search);
  const field = useRef<SlField>(null);
  const asked = place.query.get('q') ?? '';
  useEffect(() => setScreen({ search: asked }), [asked]);
  // A fresh field has nothing to focus until it has drawn itself.
  useEffect(() => {
    if (focus) void field.current?.updateComplete.then(() => field.current?.focus());
  }, [focus]);

  const ask = (value: string): void => {
    navigation.go(value ? `${place.path}?${new URLSearchParams({ q: value }).toString()}` : place.path, {
      replace: true,
    });
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
        <span slot="prefix" className="porsa-portal-search-icon">
          <Icon name="search" size={18} />
        </span>
      </SlInput>
    </form>
  );
}
