import { useId } from 'react';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import type { Collision } from '../merge/merge-forms.ts';
import type { Side } from '../merge/merge-order.ts';
import { labelOf, linesOf, titleOf } from './collision-values.ts';

interface CollisionChoiceProps {
  readonly collision: Collision;
  readonly forms: readonly FormDefinition[];
  readonly names: Readonly<Record<Side, string>>;
  readonly chosen: Side | undefined;
  /** It was to be saved without a choice. */
  readonly isMissing: boolean;
  choose(side: Side): void;
}

const sides = ['mine', 'theirs'] as const;

/** Two versions of one question, page or the like, side by side, to choose one of. */
export function CollisionChoice({ collision, forms, names, chosen, isMissing, choose }: CollisionChoiceProps) {
  const language = useLanguage();
  const { t } = language;
  const group = useId();
  const title = `\u2068${titleOf(collision.id ?? '', forms, language)}\u2069`;
  return (
    <fieldset
      className="porsa-d-collision"
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? `${group}-missing` : undefined}
    >
      <legend>{t(`designer:conflict.kinds.${collision.kind}`, { title })}</legend>
      {isMissing && (
        <p id={`${group}-missing`} className="porsa-d-collision-missing">
          {t('designer:conflict.unanswered')}
        </p>
      )}
      <div className="porsa-d-compare">
        {sides.map((side) => (
          <label key={side}>
            <span className="porsa-d-compare-name">
              <input
                type="radio"
                name={group}
                checked={chosen === side}
                aria-describedby={`${group}-${side}`}
                onChange={() => choose(side)}
              />
              {names[side]}
            </span>
            <span id={`${group}-${side}`}>
              <Version collision={collision} side={side} forms={forms} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Version({
  collision,
  side,
  forms,
}: Pick<CollisionChoiceProps, 'collision' | 'forms'> & { readonly side: Side }) {
  const language = useLanguage();
  const { t } = language;
  const { kind, settings, deletedBy } = collision;
  if (deletedBy) return t(deletedBy === side ? 'designer:conflict.deleted' : 'designer:conflict.changed');
  return settings.map((setting) => {
    const label = labelOf(kind, setting, language);
    return (
      <span key={setting.path.join('.')} className="porsa-d-compare-setting">
        {label !== undefined && <span className="porsa-d-compare-label">{label}</span>}
        {linesOf(setting[side], setting.path, forms, language).map((line, index) => (
          <bdi key={index}>{line}</bdi>
        ))}
      </span>
    );
  });
}
