import { useMemo, version } from 'react';
import { createClient } from '../api/client/client.ts';
import { FormFiller as Filler } from '../react/form/form-filler.tsx';
import type { FormFillerProps } from '../react/form/types.ts';
import { sessionSource } from '../store/session.ts';
import { FormSurroundings } from '../elements/form/form-providers.tsx';

export type { ElementProps, PorsaElements } from './jsx.ts';
export type { ChangeDetail, FormController, FormFillerProps, SaveDetail, SubmitDetail } from '../react/form/types.ts';

/** As wide as the element where the page gives no width: questions are laid out by the room they have and say none themselves. */
const widthOfItsOwn = { display: 'grid', gridTemplateColumns: 'minmax(200px, 760px)' } as const;

const [major = 0, minor = 0] = version.split('.').map(Number);
if (major < 19 || (major === 19 && minor < 2))
  throw new Error(
    `porsa/react needs React 19.2 or newer; this application has ${version}. The custom elements of porsa/elements work with any.`,
  );

/**
 * A form to fill, try or read, as a React component: what `<porsa-form>` shows, without the element.
 *
 * With `api`, the server's address, forms and entries go there with the page's session; with `definition` alone no server is asked.
 */
export function FormFiller(props: FormFillerProps) {
  const language = props.language ?? props.definition?.language ?? 'en';
  const { api } = props;
  const client = useMemo(
    () => (api === undefined ? undefined : createClient({ api, session: sessionSource(api), language })),
    [api, language],
  );
  return (
    <div>
      <div style={widthOfItsOwn} />
      <FormSurroundings language={language} calendar={props.calendar} dir={props.dir}>
        <Filler client={client} {...props} />
      </FormSurroundings>
    </div>
  );
}
