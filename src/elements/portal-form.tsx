import type { FormViewProps } from '../react/dashboard/types.ts';
import { FormFiller } from '../react/form/form-filler.tsx';
import { FormSurroundings } from './form-surroundings.tsx';

/** The filler as the portal shows it. */
export function PortalForm({ server, ...props }: FormViewProps & { readonly server: string }) {
  return (
    <FormSurroundings language={props.language} calendar={props.calendar}>
      <FormFiller {...props} api={server || undefined} />
    </FormSurroundings>
  );
}
