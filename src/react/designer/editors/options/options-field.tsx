import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Option } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { usePart, useDesigner } from '../../model/designer-context.ts';
import { directionIn } from '../../definition/languages.ts';
import { importedCode } from '../../definition/imported-codes.ts';
import { findQuestion } from '../../definition/tree.ts';
import { addOption, changeOption, moveOption, optionLines, parseOptions } from '../../definition/options.ts';
import { Field } from '../../../kit/field/field.tsx';
import { useProblems } from '../../field/use-problems.ts';
import type { EditorProps } from '../../field/editor-props.ts';
import type { OptionEdits } from './option-edits.ts';
import { OptionRows } from './option-rows.tsx';
import { PasteLines } from '../basic/paste-lines.tsx';
import { Button } from '../../../kit/button/button.tsx';
import * as icons from '../../icons/icons.ts';

interface OptionsFieldProps extends EditorProps<readonly Option[]> {
  readonly owner: string;
  readonly tree?: boolean;
}

/** The options: text, value and score of each; as a tree where one choice opens the next. */
export function OptionsField({ value: options = [], change, owner, tree = false, ...frame }: OptionsFieldProps) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const [pasting, setPasting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const editing = useStore(model.$editing);
  const formLanguage = usePart(model.$definition, (definition) => definition.language);
  const whole = useProblems(owner, 'options');
  const problems = options.length === 0 ? whole : [];
  const edits: OptionEdits = {
    owner,
    tree,
    language: editing,
    formLanguage,
    change: (path, part, next) => change(changeOption(options, path, next), part && `${path.join('.')} ${part}`),
    move: (path, to) => change(moveOption(options, path, to), null),
    add: (path) => change(addOption(options, path, ''), null),
    rename: (path, value) => actions.renameOption(owner, path, value),
    remove: (path) => actions.removeOption(owner, path),
    imported: (value) => {
      const definition = model.$definition.get();
      return importedCode(definition, findQuestion(definition, owner), value);
    },
  };
  return (
    <Field {...frame} problem={problems} group>
      {() => (
        <>
          <OptionRows options={options} path={[]} edits={edits} />
          <div className="porsa-d-row-buttons">
            <Button icon={icons.plus} data-add-option="" onClick={() => edits.add([])}>
              {t('designer:options.add')}
            </Button>
            <Button icon={icons.clipboard} ref={opener} aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
              {t('designer:options.paste')}
            </Button>
          </div>
          {pasting && (
            <PasteLines
              label={t('designer:options.lines')}
              help={t('designer:options.linehint')}
              dir={directionIn(editing)}
              known={optionLines(options, editing, formLanguage)}
              take={(text, replace) => {
                const before = replace ? [] : options;
                change([...before, ...parseOptions(text, editing, before)], null);
                setPasting(false);
                opener.current?.focus();
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}
