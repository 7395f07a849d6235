import type { Option } from '../../../../engine/definition/types.ts';
import type { OptionPath } from '../../definition/options.ts';
import type { OptionEdits } from './option-edits.ts';
import { OptionRow } from './option-row.tsx';

interface OptionRowsProps {
  readonly options: readonly Option[];
  readonly path: OptionPath;
  readonly edits: OptionEdits;
}

/** The options of one level, each with those below it. */
export function OptionRows({ options, path, edits }: OptionRowsProps) {
  return (
    <ol className="porsa-d-options" data-depth={path.length}>
      {options.map((option, index) => (
        <OptionRow
          key={index}
          option={option}
          path={[...path, index]}
          last={index === options.length - 1}
          edits={edits}
          inner={option.children && <OptionRows options={option.children} path={[...path, index]} edits={edits} />}
        />
      ))}
    </ol>
  );
}
