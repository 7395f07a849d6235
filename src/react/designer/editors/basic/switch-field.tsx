import { SlSwitch } from '../../../kit/shoelace/tags.ts';
import type { EditorProps } from '../../field/editor-props.ts';
import { Problems } from '../../field/problems.tsx';

type SwitchFieldProps = EditorProps<boolean> & { readonly standard?: boolean };

/** Yes or no; the default is not written into the form. */
export function SwitchField({ id, label, help, problem = [], value, change, standard = false }: SwitchFieldProps) {
  return (
    <div className="porsa-kit-field porsa-d-switch">
      <SlSwitch
        id={id}
        size="small"
        checked={value ?? standard}
        help-text={help}
        onsl-change={(event) => {
          const { checked } = event.target as HTMLElement & { readonly checked: boolean };
          change(checked === standard ? undefined : checked);
        }}
      >
        {label}
      </SlSwitch>
      <Problems of={problem} />
    </div>
  );
}
