import { SlButton } from '../../ui/shoelace-tags.ts';
import { Framed, type FieldProps } from './field.tsx';

/** A colour as `#rrggbb`; empty where none is chosen. `unset` is what the button says that takes it back. */
export function ColorField({ unset, ...field }: FieldProps & { readonly unset: string }) {
  return (
    <Framed {...field}>
      {(said) => (
        <span className="porsa-portal-color">
          <input
            {...said}
            type="color"
            className="porsa-portal-control"
            value={field.value || '#bd4941'}
            onChange={(event) => field.onChange(event.target.value)}
          />
          {field.value && <code dir="ltr">{field.value}</code>}
          {field.value && <SlButton onClick={() => field.onChange('')}>{unset}</SlButton>}
        </span>
      )}
    </Framed>
  );
}
