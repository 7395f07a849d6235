import type { FieldViewProps } from './field-view.ts';

/** What every control of a question says of itself. */
export function controlAttributes({
  id,
  describedBy,
  invalid,
  state,
}: Pick<FieldViewProps, 'id' | 'describedBy' | 'invalid' | 'state'>) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': state.required || undefined,
    part: 'input',
  };
}

/** What a group of radios says of itself. */
export const radioGroup = (describedBy: string | undefined, invalid?: boolean, required?: boolean) => ({
  role: 'radiogroup',
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'aria-required': required || undefined,
});

interface LeavingEvent {
  readonly currentTarget: Node;
  readonly relatedTarget: EventTarget | null;
}

/** Calls back when the focus leaves a group of controls, and not while it moves inside. */
export function onLeaving(leave: () => void) {
  return (event: LeavingEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) leave();
  };
}
