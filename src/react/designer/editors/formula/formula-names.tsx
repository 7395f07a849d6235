import { useId, useState } from 'react';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { Suggestion } from './formula-help.ts';

const kinds: readonly Suggestion['kind'][] = ['question', 'patient', 'function'];

interface FormulaNamesProps {
  readonly suggestions: readonly Suggestion[];
  insert(suggestion: Suggestion): void;
}

/** All names and functions, to be found and put in by pressing. */
export function FormulaNames({ suggestions, insert }: FormulaNamesProps) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <details className="porsa-d-names" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('designer:formula.names')}</summary>
      {open && <FoundNames suggestions={suggestions} insert={insert} />}
    </details>
  );
}

function FoundNames({ suggestions, insert }: FormulaNamesProps) {
  const { t } = useLanguage();
  const id = useId();
  const [sought, seek] = useState('');
  const found = suggestions.filter(({ name, about }) =>
    `${name} ${about}`.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()),
  );
  return (
    <>
      <input
        id={id}
        className="porsa-kit-control"
        type="search"
        aria-label={t('common:search')}
        placeholder={t('common:search')}
        value={sought}
        onChange={(event) => seek(event.target.value)}
      />
      <div className="porsa-d-names-list">
        {kinds.map((kind) => (
          <Names
            key={kind}
            kind={kind}
            names={found.filter((suggestion) => suggestion.kind === kind)}
            insert={insert}
          />
        ))}
        {found.length === 0 && <p className="porsa-kit-help">{t('designer:formula.nothing')}</p>}
      </div>
    </>
  );
}

function Names({
  kind,
  names,
  insert,
}: {
  readonly kind: Suggestion['kind'];
  readonly names: readonly Suggestion[];
  insert(suggestion: Suggestion): void;
}) {
  const { t } = useLanguage();
  if (!names.length) return null;
  return (
    <div role="group" aria-label={t(`designer:formula.${kind}`)}>
      <h4>{t(`designer:formula.${kind}`)}</h4>
      {names.map((suggestion) => (
        <button key={suggestion.name} type="button" onClick={() => insert(suggestion)}>
          <code dir="ltr">{suggestion.name}</code>
          <span>{suggestion.about}</span>
        </button>
      ))}
    </div>
  );
}
