import type { QuestionType } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { TypeIcon } from '../icons/type-icon.tsx';
import type { FoundTypesState } from './use-found-types.ts';

interface FoundTypesProps {
  readonly id: string;
  readonly label: string;
  readonly found: FoundTypesState;
  take(type: QuestionType): void;
}

/** The types that were found, below the line where their name is written. */
export function FoundTypes({ id, label, found, take }: FoundTypesProps) {
  const { panels } = useDesigner();
  const { t } = useLanguage();
  return (
    <div className="porsa-d-found-types">
      <ul id={id} role="listbox" aria-label={label}>
        {found.types.map((type) => (
          <li
            key={type}
            id={`${id}-${type}`}
            ref={(item) => {
              if (type === found.chosen) item?.scrollIntoView({ block: 'nearest' });
            }}
            role="option"
            aria-selected={type === found.chosen}
            onPointerDown={(event) => {
              event.preventDefault();
              take(type);
            }}
          >
            <TypeIcon name={panels[type].icon} />
            <span>{t(`designer:types.${type}`)}</span>
          </li>
        ))}
      </ul>
      <p role="status">{found.types.length === 0 && t('designer:typing.notypes')}</p>
    </div>
  );
}
