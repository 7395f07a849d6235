import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';

interface PasteLinesProps {
  readonly label: string;
  readonly help: string;
  /** Why the lines were not taken. */
  readonly problem?: string;
  readonly dir: 'ltr' | 'rtl';
  /** What stands in the list now, as lines. */
  readonly known?: string;
  take(text: string, replace: boolean): void;
}

/** Room for pasted lines, which are added to a list or take its place. */
export function PasteLines({ label, help, problem, dir, known, take }: PasteLinesProps) {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  return (
    <div className="porsa-d-paste">
      <Field label={label} help={help} problem={problem}>
        {(control) => (
          <textarea
            {...control}
            className="porsa-kit-control"
            rows={5}
            dir={dir}
            value={text}
            placeholder={known}
            onChange={(event) => setText(event.target.value)}
            autoFocus
          />
        )}
      </Field>
      <div className="porsa-d-row-buttons">
        <Button disabled={!text.trim()} onClick={() => take(text, false)}>
          {t('designer:options.append')}
        </Button>
        <Button disabled={!text.trim()} onClick={() => take(text, true)}>
          {t('designer:options.replace')}
        </Button>
      </div>
    </div>
  );
}
