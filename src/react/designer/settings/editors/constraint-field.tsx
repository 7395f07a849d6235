import type { Question } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language.tsx';
import type { EditorProps } from '../setting-field.tsx';
import { FormulaField } from './editors-on-demand.ts';
import { LocalizedField } from './localized-field.tsx';

/** What an answer must fulfil, and what is said where it does not. Without an expression there is nothing to say. */
export function ConstraintField({ id, value, change, ...shared }: EditorProps<NonNullable<Question['constraint']>>) {
  const { t } = useLanguage();
  return (
    <>
      <FormulaField
        {...shared}
        id={id}
        gives="truth"
        value={value?.when}
        change={(when) => change(when === undefined ? undefined : { ...value, when })}
      />
      {value && (
        <div className="porsa-d-inner-fields">
          <LocalizedField
            id={`${id}-message`}
            label={t('designer:settings.constraintmessage')}
            problems={[]}
            value={value.message}
            change={(message) => change({ when: value.when, ...(message !== undefined && { message }) })}
          />
        </div>
      )}
    </>
  );
}
