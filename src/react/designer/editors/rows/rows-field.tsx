import { useStore } from '@nanostores/react';
import type { MatrixRow } from '../../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../../ui/language/language.tsx';
import { useDesigner, usePart } from '../../model/designer-context.ts';
import { renameRow } from '../../edits/rename-option.ts';
import { insertAt } from '../../definition/tree.ts';
import { directionIn } from '../../definition/languages.ts';
import { setText, textIn } from '../../definition/set-text.ts';
import { Field } from '../../../kit/field/field.tsx';
import { useProblems } from '../../field/use-problems.ts';
import type { EditorProps } from '../../field/editor-props.ts';
import { useTypedName } from '../basic/use-typed-name.ts';
import { Button } from '../../../kit/button/button.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import * as icons from '../../icons/icons.ts';

export interface RowsFieldProps extends EditorProps<readonly MatrixRow[]> {
  readonly owner: string;
}

function freeName(rows: readonly MatrixRow[]): string {
  let number = rows.length + 1;
  while (rows.some(({ name }) => name === `row${number}`)) number += 1;
  return `row${number}`;
}

/** The rows of a matrix: text, name in formulas, and whether each must be answered. */
export function RowsField({ value: rows = [], change, owner, ...frame }: RowsFieldProps) {
  const { t } = useLanguage();
  const { model, actions } = useDesigner();
  const replace = (index: number, row: MatrixRow) =>
    change(
      rows.map((before, at) => (at === index ? row : before)),
      String(index),
    );
  const without = (index: number) => rows.filter((_, at) => at !== index);
  return (
    <Field {...frame} problem={useProblems(owner, 'rows')} group>
      {() => (
        <>
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
            <Button icon={icons.plus} onClick={() => change([...rows, { name: freeName(rows), text: '' }], null)}>
              {t('designer:rows.add')}
            </Button>
          </div>
        </>
      )}
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
      <div className="porsa-d-row">
        <span className="porsa-d-row-place" aria-hidden="true">
          {place}
        </span>
        <input
          className="porsa-kit-control"
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
      <div className="porsa-d-row">
        <input
          className="porsa-kit-control porsa-d-mono"
          aria-label={label('name')}
          dir="ltr"
          {...useTypedName(row.name, rename)}
        />
        <IconButton
          icon={icons.asterisk}
          label={label('mandatory')}
          aria-pressed={row.mandatory === true}
          onClick={() => change({ ...row, mandatory: row.mandatory ? undefined : true })}
        />
        <IconButton icon={icons.arrowUp} label={label('up')} disabled={index === 0} onClick={() => move(index - 1)} />
        <IconButton icon={icons.arrowDown} label={label('down')} disabled={last} onClick={() => move(index + 1)} />
        <IconButton icon={icons.close} label={label('remove')} danger onClick={remove} />
      </div>
    </li>
  );
}
