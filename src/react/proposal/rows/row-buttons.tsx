import { IconButton } from '../../kit/icon/icon-button.tsx';
import { trash } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { downwards, upwards } from '../icons.ts';
import type { Rows } from './use-rows.ts';

interface RowButtonsProps<Row> {
  readonly of: Rows<Row>;
  readonly index: number;
  /** What the row is called: "Aim 2". */
  readonly name: string;
}

/** Moves a row, or takes it away. */
export function RowButtons<Row>({ of: { rows, move, remove }, index, name }: RowButtonsProps<Row>) {
  const { t } = useLanguage();
  return (
    <span className="porsa-p-row-buttons">
      <IconButton
        icon={upwards}
        data-move="-1"
        label={t('proposal:rows.up', { name })}
        disabled={index === 0}
        onClick={() => move(index, -1)}
      />
      <IconButton
        icon={downwards}
        data-move="1"
        label={t('proposal:rows.down', { name })}
        disabled={index === rows.length - 1}
        onClick={() => move(index, 1)}
      />
      <IconButton icon={trash} danger label={t('proposal:rows.remove', { name })} onClick={() => remove(index)} />
    </span>
  );
}
