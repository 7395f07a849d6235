import { ColorField as KitColorField } from '../../../kit/color-field/color-field.tsx';
import { contrastOn } from '../../../kit/color-field/contrast.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { EditorProps } from '../../field/editor-props.ts';

/** A background colour, with what text on it will look like. */
export function ColorField({ value = '', change, ...frame }: EditorProps<string>) {
  const { t, number } = useLanguage();
  const contrast = contrastOn(value);
  return (
    <KitColorField
      {...frame}
      unset={t('designer:color.none')}
      value={value}
      onChange={(color) => change(color || undefined)}
    >
      {contrast && (
        <p
          className="porsa-d-color-sample"
          style={{ background: value, color: contrast.text === 'dark' ? '#000000' : '#ffffff' }}
        >
          {t(`designer:color.${contrast.text}`, { ratio: number(Math.round(contrast.ratio * 10) / 10) })}
        </p>
      )}
    </KitColorField>
  );
}
