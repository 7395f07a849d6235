import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import { Button } from '../../kit/button/button.tsx';
import { Field, type Control, type FrameProps } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { describeFailure } from '../calls/failure.ts';
import { useCall, type Loaded } from '../calls/use-call.ts';
import styles from './searched-field.css?inline';

const sheets = [styles];

/** The server is asked once nothing was typed for as long as this, in milliseconds. */
const pause = 180;

export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** What a search found: the first of it, and how many there are where the server counts them. */
export interface FoundChoices {
  readonly items: readonly Choice[];
  readonly total?: number;
  /** There are more than are listed. */
  readonly more: boolean;
}

interface SearchedFieldProps extends FrameProps {
  /** What is chosen, in words. */
  readonly chosen: string;
  /** Stands first while nothing is typed. */
  readonly blank?: Choice;
  ask(search: string, signal: AbortSignal): Promise<ClientReply<FoundChoices>>;
  onChoose(value: string): void;
}

/** A choice out of more than a list can show: searched on the server as one types (ARIA APG: editable combobox with list autocomplete). */
export function SearchedField({ chosen, blank, ask, onChoose, ...frame }: SearchedFieldProps) {
  return (
    <Field {...frame}>
      {(control) => <Combobox control={control} chosen={chosen} blank={blank} ask={ask} onChoose={onChoose} />}
    </Field>
  );
}

type ComboboxProps = Pick<SearchedFieldProps, 'chosen' | 'blank' | 'ask' | 'onChoose'> & { readonly control: Control };

function Combobox({ control, chosen, blank, ask, onChoose }: ComboboxProps) {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const isOpen = typed !== undefined;
  const found = useFoundChoices(typed, ask);
  const choices = [...(blank && !typed ? [blank] : []), ...(isOpen && found.state === 'ready' ? found.data.items : [])];
  const search = (text: string | undefined): void => {
    setTyped(text);
    setAt(0);
  };
  const choose = (choice: Choice | undefined): void => {
    search(undefined);
    if (choice) onChoose(choice.value);
  };
  const press = keysOf({ isOpen, at, count: choices.length, search, setAt, choose: () => choose(choices[at]) });
  const list = `${control.id}-list`;
  return (
    <div
      ref={root}
      className="porsa-portal-picker"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search(undefined);
      }}
    >
      <input
        {...control}
        className="porsa-kit-control"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && choices.length > 0 ? `${list}-${at}` : undefined}
        placeholder={isOpen ? chosen : t('portal:picker.search')}
        value={typed ?? chosen}
        onClick={() => isOpen || search('')}
        onChange={(event) => search(event.target.value)}
        onKeyDown={press}
      />
      {isOpen && (
        <div className="porsa-portal-picker-popup">
          <Choices id={list} choices={choices} at={at} onChoose={choose} />
          <Standing found={found} />
        </div>
      )}
    </div>
  );
}

/** What the server found for what is typed, once it is typed; nothing while the list is closed. */
function useFoundChoices(typed: string | undefined, ask: SearchedFieldProps['ask']): Loaded<FoundChoices> {
  const wanted = typed?.trim();
  const [search, setSearch] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), search === undefined || wanted === undefined ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted, search]);
  const found = useCall<FoundChoices>(search === undefined ? '' : `=${search}`, async (signal) =>
    search === undefined ? { success: true, data: { items: [], more: false } } : ask(search, signal),
  );
  return search === wanted ? found : { state: 'loading' };
}

interface Keys {
  readonly isOpen: boolean;
  readonly at: number;
  readonly count: number;
  search(text: string | undefined): void;
  setAt(at: number): void;
  choose(): void;
}

const keysOf =
  ({ isOpen, at, count, search, setAt, choose }: Keys) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) search('');
      else if (count > 0) setAt((at + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
    } else if (isOpen && event.key === 'Enter') choose();
    else if (isOpen && event.key === 'Escape') {
      // The dialog around it stays open.
      event.stopPropagation();
      search(undefined);
    } else return;
    event.preventDefault();
  };

interface ChoicesProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly at: number;
  onChoose(choice: Choice): void;
}

function Choices({ id, choices, at, onChoose }: ChoicesProps) {
  const { t } = useLanguage();
  return (
    <ul id={id} role="listbox" aria-label={t('portal:picker.list')} onPointerDown={(event) => event.preventDefault()}>
      {choices.map((choice, index) => (
        <li
          key={choice.value}
          ref={index === at ? intoView : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onClick={() => onChoose(choice)}
        >
          <bdi>{unbroken(choice.text)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** How the search stands: how many there are, whether more than are listed, or what went wrong. */
function Standing({ found }: { readonly found: Loaded<FoundChoices> }) {
  const { t } = useLanguage();
  if (found.state === 'failed')
    return (
      <div role="alert" className="porsa-portal-picker-standing">
        {describeFailure(found.failure, t)} <Button onClick={found.reload}>{t('common:retry')}</Button>
      </div>
    );
  const words = (): string => {
    if (found.state === 'loading') return t('portal:picker.searching');
    const { items, total, more } = found.data;
    if (items.length === 0) return t('portal:picker.none');
    if (total === undefined) return more ? t('portal:picker.more') : '';
    return more ? t('portal:picker.narrow', { count: total }) : t('portal:picker.count', { count: total });
  };
  return (
    <p role="status" className="porsa-portal-picker-standing">
      {words()}
    </p>
  );
}
