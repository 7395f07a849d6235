import type { Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import type { EditorProps } from '../field/editor-props.ts';
import { FormulaField } from '../editors/late/editors-on-demand.ts';
import { LocalizedField } from '../editors/basic/localized-field.tsx';

/** What an answer must fulfil, and the message where it does not. Without an expression there is no message. */
export function ConstraintField({ id, value, change, ...shared }: EditorProps<NonNullable<Question['constraint']>>) {
  const { t } = useLanguage();
  return (
    <>
      <FormulaField
        {...shared}
        id={id}
        gives="truth"
        folded
        value={value?.when}
        change={(when) => change(when === undefined ? undefined : { ...value, when })}
      />
      {value && (
        <div className="porsa-d-inner-fields">
          <LocalizedField
            id={`${id}-message`}
            label={t('designer:settings.constraintmessage')}
            value={value.message}
            change={(message) => change({ when: value.when, ...(message !== undefined && { message }) })}
          />
        </div>
      )}
    </>
  );
}
