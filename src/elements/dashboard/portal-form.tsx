import type { FormViewProps } from '../../react/dashboard/context/types.ts';
import { FormFiller } from '../../react/form/form-filler.tsx';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { FormSurroundings } from '../form/form-providers.tsx';

/** The filler as the portal shows answers with it. */
export function PortalForm({ server, ...props }: FormViewProps & { readonly server: string }) {
  return (
    <FormSurroundings language={props.language} calendar={props.calendar} dir={useLanguage().dir}>
      <FormFiller {...props} api={server || undefined} />
    </FormSurroundings>
  );
}
