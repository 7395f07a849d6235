import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Option } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { usePart, useDesigner } from '../../designer-context.ts';
import { Icon } from '../../icon.tsx';
import { directionIn } from '../../languages.ts';
import { addOption, changeOption, moveOption, optionLines, parseOptions, type OptionPath } from '../../options.ts';
import { Field, useProblems } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';
import { OptionRows } from './option-rows.tsx';

interface OptionsFieldProps extends EditorProps<readonly Option[]> {
  readonly owner: string;
  readonly tree?: boolean;
}

/** The options: text, value and score of each; as a tree where one choice opens the next. */
export function OptionsField({ id, label, hint, value: options = [], change, owner, tree = false }: OptionsFieldProps) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const [pasting, setPasting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const editing = useStore(model.$editing);
  const formLanguage = usePart(model.$definition, (definition) => definition.language);
  const whole = useProblems(owner, 'options');
  const problems = options.length === 0 ? whole : [];
  const edits = {
    change: (path: OptionPath, part: string | null, next: (option: Option) => Option | undefined) =>
      change(changeOption(options, path, next), part && `${path.join('.')} ${part}`),
    move: (path: OptionPath, to: number) => change(moveOption(options, path, to), null),
    add: (path: OptionPath) => change(addOption(options, path, ''), null),
    rename: (path: OptionPath, value: string) => actions.renameOption(owner, path, value),
    remove: (path: OptionPath) => actions.removeOption(owner, path),
  };
  return (
    <Field id={id} label={label} hint={hint} problems={problems} group>
      <OptionRows
        options={options}
        path={[]}
        owner={owner}
        tree={tree}
        language={editing}
        formLanguage={formLanguage}
        {...edits}
      />
      <div className="porsa-d-row-buttons">
        <button type="button" className="porsa-d-small-button" data-add-option="" onClick={() => edits.add([])}>
          <Icon name="plus-lg" size={14} />
          {t('designer:options.add')}
        </button>
        <button
          ref={opener}
          type="button"
          className="porsa-d-small-button"
          aria-expanded={pasting}
          onClick={() => setPasting(!pasting)}
        >
          <Icon name="clipboard-plus" size={14} />
          {t('designer:options.paste')}
        </button>
      </div>
      {pasting && (
        <PasteLines
          dir={directionIn(editing)}
          known={optionLines(options, editing, formLanguage)}
          take={(text, anew) => {
            const before = anew ? [] : options;
            change([...before, ...parseOptions(text, editing, before)], null);
            setPasting(false);
            opener.current?.focus();
          }}
        />
      )}
    </Field>
  );
}

function PasteLines({
  dir,
  known,
  take,
}: {
  readonly dir: 'ltr' | 'rtl';
  readonly known: string;
  take(text: string, anew: boolean): void;
}) {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  return (
    <div className="porsa-d-paste">
      <label className="porsa-d-field-label">
        {t('designer:options.lines')}
        <textarea
          className="porsa-d-field-input"
          rows={5}
          dir={dir}
          value={text}
          placeholder={known}
          onChange={(event) => setText(event.target.value)}
          autoFocus
        />
      </label>
      <p className="porsa-d-hint">{t('designer:options.linehint')}</p>
      <div className="porsa-d-row-buttons">
        <button
          type="button"
          className="porsa-d-small-button"
          disabled={!text.trim()}
          onClick={() => take(text, false)}
        >
          {t('designer:options.append')}
        </button>
        <button type="button" className="porsa-d-small-button" disabled={!text.trim()} onClick={() => take(text, true)}>
          {t('designer:options.replace')}
        </button>
      </div>
    </div>
  );
}
