import { useState } from 'react';
import { parseNumber } from '../../../../engine/numbers/number-text.ts';
import type { Setting } from '../../../ui/field/field-panel.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Field } from '../../../kit/field/field.tsx';
import type { EditorProps } from '../../field/editor-props.ts';
import { AnswerInput } from './answer-input.tsx';
import { FormulaField } from '../formula/formula-field.tsx';
import { isMoment } from './is-moment.ts';
import { NumberField } from '../basic/number-field.tsx';

type BoundKind = 'number' | 'date' | 'time' | 'datetime';

export interface BoundFieldProps extends EditorProps<number | string> {
  readonly kind: BoundKind;
  readonly setting: Setting;
}

const isFormula = (value: number | string | undefined, kind: BoundKind): boolean =>
  typeof value === 'string' && (kind === 'number' ? parseNumber(value) === undefined : !isMoment(value));

/** A limit: a fixed number, day or time, or a formula such as `TODAY()`. */
export function BoundField(props: BoundFieldProps) {
  const { kind, setting, value, change, ...shared } = props;
  const { t } = useLanguage();
  const [chosen, choose] = useState<boolean>();
  const formula = chosen ?? isFormula(value, kind);
  const aside = (
    <span className="porsa-d-segments porsa-d-segments-small" role="group" aria-label={t('designer:bound.kind')}>
      {[false, true].map((each) => (
        <button
          key={String(each)}
          type="button"
          aria-pressed={each === formula}
          onClick={() => {
            choose(each);
            if (each !== formula) change(undefined);
          }}
        >
          {t(each ? 'designer:bound.formula' : `designer:bound.${kind}`)}
        </button>
      ))}
    </span>
  );
  if (formula)
    return (
      <FormulaField
        {...shared}
        gives={kind === 'number' ? 'number' : 'moment'}
        value={typeof value === 'string' ? value : undefined}
        change={change}
        aside={aside}
      />
    );
  if (kind === 'number')
    return (
      <NumberField
        {...shared}
        aside={aside}
        value={typeof value === 'string' ? parseNumber(value) : value}
        change={change}
        min={setting.min}
      />
    );
  return (
    <Field {...shared} aside={aside}>
      {(control) => (
        <AnswerInput
          control={control}
          question={{ type: kind, title: shared.label }}
          value={typeof value === 'string' ? value : undefined}
          change={(day) => change(typeof day === 'string' ? day : undefined)}
        />
      )}
    </Field>
  );
}
