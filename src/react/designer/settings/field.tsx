import type { ReactNode } from 'react';
import { useDesigner, usePart } from '../designer-context.ts';

export interface FieldProps {
  /** Id of the control the label names; without it the label names a group. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** What is wrong, beside what the engine says. */
  readonly fault?: string;
  readonly problems?: readonly string[];
  readonly group?: boolean;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The label, the rule and the trouble around one setting. */
export function Field({ id, label, hint, fault, problems = [], group = false, aside, children }: FieldProps) {
  const said = [...(fault ? [fault] : []), ...problems];
  return (
    <div
      className="porsa-d-field"
      role={group ? 'group' : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
      data-wrong={said.length > 0 || undefined}
    >
      <div className="porsa-d-field-head">
        {group ? (
          <span id={`${id}-label`} className="porsa-d-field-label">
            {label}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className="porsa-d-field-label">
            {label}
          </label>
        )}
        {aside}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="porsa-d-hint">
          {hint}
        </p>
      )}
      <div id={`${id}-fault`} className="porsa-d-faults" aria-live="polite">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

/** What describes a control: its rule and its trouble. */
export const describedBy = (id: string): string => `${id}-hint ${id}-fault`;

/** What the engine says about one setting of a question, a page or a condition. */
export function useProblems(owner: string, key: string): readonly string[] {
  const { model } = useDesigner();
  const problems = usePart(model.$problems, (all) => all.get(owner));
  return (problems ?? []).filter(({ place }) => isWithin(place.key, key)).map(({ problem }) => problem.message);
}

function isWithin(path: string, key: string): boolean {
  return path === key || (key !== '' && (path.startsWith(`${key}.`) || path.startsWith(`${key}[`)));
}
