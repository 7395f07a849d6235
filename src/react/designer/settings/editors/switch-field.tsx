import { SlSwitch } from '../../../ui/shoelace-tags.ts';
import type { EditorProps } from '../setting-field.tsx';

/** Yes or no; what is the standard is not written into the form. */
export function SwitchField({
  id,
  label,
  hint,
  problems,
  value,
  change,
  standard = false,
}: EditorProps<boolean> & { readonly standard?: boolean }) {
  return (
    <div className="porsa-d-field porsa-d-field-switch">
      <SlSwitch
        id={id}
        size="small"
        checked={value ?? standard}
        help-text={hint}
        onsl-change={(event) => {
          const { checked } = event.target as HTMLElement & { readonly checked: boolean };
          change(checked === standard ? undefined : checked);
        }}
      >
        {label}
      </SlSwitch>
      {problems.map((problem) => (
        <p key={problem} className="porsa-d-faults">
          {problem}
        </p>
      ))}
    </div>
  );
}
