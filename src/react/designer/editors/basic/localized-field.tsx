import { useStore } from '@nanostores/react';
import type { CoreLanguage } from '../../../../engine/definition/types.ts';
import type { Localized } from '../../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../../ui/language/language.tsx';
import { usePart, useDesigner } from '../../model/designer-context.ts';
import { directionIn, languages } from '../../definition/languages.ts';
import { setText, textIn } from '../../definition/set-text.ts';
import { Field } from '../../../kit/field/field.tsx';
import type { EditorProps } from '../../field/editor-props.ts';

interface LocalizedFieldProps extends EditorProps<Localized> {
  readonly long?: boolean;
  /** A text that must be there stays, empty, when it is deleted. */
  readonly keep?: boolean;
  /** Shown faintly while nothing is written in any language; never stored. */
  readonly ghost?: string;
}

/** A text in the language being edited, with the way to the other one. */
export function LocalizedField({ value, change, long = false, keep = false, ghost, ...frame }: LocalizedFieldProps) {
  const { model } = useDesigner();
  const editing = useStore(model.$editing);
  const formLanguage = usePart(model.$definition, (definition) => definition.language);
  const shared = {
    className: 'porsa-kit-control',
    value: textIn(value, editing, formLanguage),
    lang: editing,
    dir: directionIn(editing),
    placeholder: pickText(value, editing) || ghost,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change(setText(value, editing, event.target.value, formLanguage) ?? (keep ? '' : undefined)),
  };
  return (
    <Field {...frame} aside={<TextLanguages value={value} formLanguage={formLanguage} />}>
      {(control) =>
        long ? <textarea {...shared} {...control} rows={3} /> : <input {...shared} {...control} type="text" />
      }
    </Field>
  );
}

/** Which languages the text is written in, and which is being written. */
function TextLanguages({
  value,
  formLanguage,
}: {
  readonly value: Localized | undefined;
  readonly formLanguage: CoreLanguage;
}) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  return (
    <span className="porsa-d-text-languages" role="group" aria-label={t('designer:editing')}>
      {languages.map((language) => {
        const written = textIn(value, language, formLanguage) !== '';
        return (
          <button
            key={language}
            type="button"
            aria-pressed={language === editing}
            data-written={written || undefined}
            onClick={() => model.$editing.set(language)}
            aria-label={`${t(`designer:short.${language}`)} ${t(written ? 'designer:written' : 'designer:notwritten', { language: t(`designer:languages.${language}`) })}`}
          >
            {t(`designer:short.${language}`)}
          </button>
        );
      })}
    </span>
  );
}
