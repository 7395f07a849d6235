import { useStore } from '@nanostores/react';
import type { MatrixRow } from '../../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../../ui/language.tsx';
import { useDesigner, usePart } from '../../designer-context.ts';
import { renameRow } from '../../edits/rename-option.ts';
import { insertAt } from '../../edits/tree.ts';
import { Icon, IconButton } from '../../icon.tsx';
import { directionIn } from '../../languages.ts';
import { setText, textIn } from '../../set-text.ts';
import { Field, useProblems } from '../field.tsx';
import type { EditorProps } from '../setting-field.tsx';
import { useTypedName } from './use-typed-name.ts';

export interface RowsFieldProps extends EditorProps<readonly MatrixRow[]> {
  readonly owner: string;
}

function freeName(rows: readonly MatrixRow[]): string {
  let number = rows.length + 1;
  while (rows.some(({ name }) => name === `row${number}`)) number += 1;
  return `row${number}`;
}

/** The rows of a matrix: text, name in formulas, and whether each must be answered. */
export function RowsField({ id, label, hint, value: rows = [], change, owner }: RowsFieldProps) {
  const { t } = useLanguage();
  const { model, actions } = useDesigner();
  const replace = (index: number, row: MatrixRow) =>
    change(
      rows.map((before, at) => (at === index ? row : before)),
      String(index),
    );
  const without = (index: number) => rows.filter((_, at) => at !== index);
  return (
    <Field id={id} label={label} hint={hint} problems={useProblems(owner, 'rows')} group>
      <ol className="porsa-d-options" data-depth={0}>
        {rows.map((row, index) => (
          <Row
            key={index}
            row={row}
            index={index}
            last={index === rows.length - 1}
            change={(next) => replace(index, next)}
            move={(to) => change(insertAt(without(index), to, row), null)}
            remove={() => actions.removeRow(owner, index)}
            rename={(name) => model.edit((form) => renameRow(form, owner, index, name))}
          />
        ))}
      </ol>
      <div className="porsa-d-row-buttons">
        <button
          type="button"
          className="porsa-d-small-button"
          onClick={() => change([...rows, { name: freeName(rows), text: '' }], null)}
        >
          <Icon name="plus-lg" size={14} />
          {t('designer:rows.add')}
        </button>
      </div>
    </Field>
  );
}

interface RowProps {
  readonly row: MatrixRow;
  readonly index: number;
  readonly last: boolean;
  change(row: MatrixRow): void;
  move(to: number): void;
  remove(): void;
  rename(name: string): void;
}

function Row({ row, index, last, change, move, remove, rename }: RowProps) {
  const { model } = useDesigner();
  const { t, number } = useLanguage();
  const editing = useStore(model.$editing);
  const formLanguage = usePart(model.$definition, (definition) => definition.language);
  const place = number(index + 1);
  const label = (key: string): string => t(`designer:rows.${key}`, { place });
  return (
    <li className="porsa-d-option">
      <div className="porsa-d-option-line">
        <span className="porsa-d-option-place" aria-hidden="true">
          {place}
        </span>
        <input
          className="porsa-d-field-input"
          aria-label={label('text')}
          placeholder={pickText(row.text, editing) || t('designer:rows.ghost', { place })}
          lang={editing}
          dir={directionIn(editing)}
          value={textIn(row.text, editing, formLanguage)}
          onChange={(event) =>
            change({ ...row, text: setText(row.text, editing, event.target.value, formLanguage) ?? '' })
          }
        />
      </div>
      <div className="porsa-d-option-line">
        <input
          className="porsa-d-field-input porsa-d-mono"
          aria-label={label('name')}
          dir="ltr"
          {...useTypedName(row.name, rename)}
        />
        <IconButton
          icon="asterisk"
          label={label('mandatory')}
          pressed={row.mandatory === true}
          onClick={() => change({ ...row, mandatory: row.mandatory ? undefined : true })}
        />
        <IconButton icon="arrow-up" label={label('up')} disabled={index === 0} onClick={() => move(index - 1)} />
        <IconButton icon="arrow-down" label={label('down')} disabled={last} onClick={() => move(index + 1)} />
        <IconButton icon="x-lg" label={label('remove')} danger onClick={remove} />
      </div>
    </li>
  );
}
