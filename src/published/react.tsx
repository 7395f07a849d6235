import { useCallback, useLayoutEffect, useRef, version, type Ref } from 'react';
import { openSession } from '../store/session.ts';
import { screenComponent } from '../elements/component/screen-component.tsx';
import type { ScreenHandle, ScreenProps } from '../elements/component/screen-props.ts';
import { useAround, type Surroundings } from '../elements/component/session/surroundings.ts';
import { useHandle } from '../elements/component/use-handle.ts';
import { dashboardSpec } from '../elements/dashboard/spec.ts';
import { designerSpec } from '../elements/designer/spec.ts';
import { FormSurroundings } from '../elements/form/form-providers.tsx';
import { formSpec } from '../elements/form/spec.ts';
import { proposalSpec } from '../elements/proposal/spec.ts';
import { useClient } from '../elements/screen/use-client.ts';
import { FormFiller as Filler } from '../react/form/form-filler.tsx';
import type { FormController, FormFillerProps as FillerProps } from '../react/form/types.ts';

export type { ElementProps, PorsaElements } from './jsx.ts';
export type { ChangeDetail, FormController, SaveDetail, SubmitDetail } from '../react/form/types.ts';
export {
  SessionProvider,
  useSession,
  type PageSession,
  type Person,
  type SessionProviderProps,
} from '../elements/component/session/session.tsx';
export type { SignInOutcome } from '../elements/component/session/session-calls.ts';

/** As wide as the element where the page gives no width: questions are laid out by the room they have and say none themselves. */
const widthOfItsOwn = { display: 'grid', gridTemplateColumns: 'minmax(200px, 760px)' } as const;

const [major = 0, minor = 0] = version.split('.').map(Number);
if (major < 19 || (major === 19 && minor < 2))
  throw new Error(
    `porsa/react needs React 19.2 or newer; this application has ${version}. The custom elements of porsa/elements work with any.`,
  );

/** What a ref of a form gives. */
export type FormHandle = ScreenHandle<typeof formSpec>;

export interface FormFillerProps extends FillerProps {
  readonly ref?: Ref<FormHandle>;
}

/**
 * A form to fill, try or read, as a React component: what `<porsa-form>` shows, without the element.
 *
 * With `api`, the server's address, or a `SessionProvider` around it, forms and entries go there with the page's session;
 * with `definition` alone no server is asked.
 */
export function FormFiller({ ref, ...props }: FormFillerProps) {
  const around = useAround();
  const api = props.api ?? around?.api;
  const language = languageOf(props, around);
  const client = useClient(api ?? '', language);
  const root = useRef<HTMLDivElement>(null);
  const methods = useHandle(formSpec, ref, root);
  const { onReady, onGone } = props;
  const ready = useCallback(
    (controller: FormController) => {
      methods.ready(controller);
      onReady?.(controller);
    },
    [methods, onReady],
  );
  const gone = useCallback(() => {
    methods.ready(undefined);
    onGone?.();
  }, [methods, onGone]);
  useLayoutEffect(() => {
    if (api !== undefined) openSession(api);
  }, [api]);
  return (
    <div ref={root}>
      <div style={widthOfItsOwn} />
      <FormSurroundings
        language={language}
        calendar={props.calendar ?? around?.wishes.calendar ?? around?.preferences.calendar}
        dir={props.dir}
      >
        <Filler
          client={api === undefined ? undefined : client}
          theme={around?.appearance.theme}
          {...props}
          api={api}
          language={language}
          onReady={ready}
          onGone={gone}
        />
      </FormSurroundings>
    </div>
  );
}

/** Its own, the application's, the reader's, or the form's. */
const languageOf = ({ language, definition }: FillerProps, around: Surroundings | undefined) =>
  language ?? around?.wishes.language ?? around?.preferences.language ?? definition?.language ?? 'en';

export type DesignerProps = ScreenProps<typeof designerSpec>;
export type DesignerHandle = ScreenHandle<typeof designerSpec>;

/** Makes and changes a form: what `<porsa-designer>` shows. */
export const Designer = /* @__PURE__ */ screenComponent(
  designerSpec,
  async () => (await import('../elements/designer/designer-screen.tsx')).DesignerScreen,
);

export type ProposalHelperProps = ScreenProps<typeof proposalSpec>;
export type ProposalHelperHandle = ScreenHandle<typeof proposalSpec>;

/** Writes a research proposal and checks it: what `<porsa-proposal>` shows. */
export const ProposalHelper = /* @__PURE__ */ screenComponent(
  proposalSpec,
  async () => (await import('../elements/proposal/proposal-screen.tsx')).ProposalScreen,
);

export type DashboardProps = ScreenProps<typeof dashboardSpec>;
export type DashboardHandle = ScreenHandle<typeof dashboardSpec>;

/** The whole portal, at the screen that `path` names: what `<porsa-dashboard>` shows. */
export const Dashboard = /* @__PURE__ */ screenComponent(dashboardSpec, async () => {
  // The portal shows forms and the designer by their own elements.
  const [{ DashboardScreen }] = await Promise.all([
    import('../elements/dashboard/dashboard-screen.tsx'),
    import('./elements/form.ts'),
    import('./elements/designer.ts'),
  ]);
  return DashboardScreen;
});
