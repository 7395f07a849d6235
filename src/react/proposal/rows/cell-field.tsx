import { Select } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { usePart } from '../form/use-answer.ts';
import type { Column } from './columns.ts';
import { GrowingText } from '../text/growing-text.tsx';

interface CellFieldProps {
  readonly id: string;
  /** Of the answer, as findings name it. */
  readonly path: string;
  readonly column: Column;
  readonly value: string;
  onChange(value: string): void;
}

export function CellField({ id, path, column, value, onChange }: CellFieldProps) {
  const { t, show } = useLanguage();
  const isWrong = usePart(useProposal().store.$findings, (findings) =>
    findings.some((finding) => finding.path === path && finding.level === 'error'),
  );
  const invalid = (isWrong && value !== '') || undefined;
  return (
    <div className="porsa-p-cell" data-path={path}>
      <label htmlFor={id}>{column.title ? show(column.title) : t(`proposal:columns.${column.id}`)}</label>
      {column.choices ? (
        <Select
          id={id}
          value={value}
          aria-invalid={invalid}
          options={column.choices.map((choice) => ({
            value: choice,
            text: choice ? t(`proposal:choices.${choice}`) : '—',
          }))}
          onChange={onChange}
        />
      ) : column.kind === 'number' || column.kind === 'month' ? (
        <input
          id={id}
          className="porsa-kit-control"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={invalid}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <GrowingText control={{ id, 'aria-invalid': invalid }} value={value} lines={1} onChange={onChange} />
      )}
    </div>
  );
}
