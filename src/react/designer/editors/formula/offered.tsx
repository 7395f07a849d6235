import { useLanguage } from '../../../ui/language/language.tsx';
import type { Suggestion } from './formula-help.ts';

interface OfferedProps {
  readonly id: string;
  readonly offered: readonly Suggestion[];
  readonly chosen: number;
  take(suggestion: Suggestion): void;
}

/** The names and functions that begin with the word at the caret. */
export function Offered({ id, offered, chosen, take }: OfferedProps) {
  const { t } = useLanguage();
  return (
    <ul
      id={id}
      className="porsa-d-offered"
      role="listbox"
      aria-label={t('designer:formula.offered')}
      hidden={offered.length === 0}
    >
      {offered.map((suggestion, index) => (
        <li
          key={suggestion.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          onPointerDown={(event) => {
            event.preventDefault();
            take(suggestion);
          }}
        >
          <code dir="ltr">{suggestion.name}</code>
          <span>{suggestion.about}</span>
        </li>
      ))}
    </ul>
  );
}
