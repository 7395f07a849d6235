import { Component, Suspense, type ReactNode } from 'react';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Message, Placeholder } from './states.tsx';

interface BoundaryProps {
  /** Where one is: elsewhere is a new try. */
  readonly path: string;
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
}

interface BoundaryState {
  readonly broken: boolean;
  readonly path?: string;
}

/** React catches by a class only. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return path === state.path ? null : { path, broken: false };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(() => this.setState({ broken: false })) : this.props.children;
  }
}

/** A screen that breaks, or whose code cannot be fetched, leaves the menu standing and can be tried again. */
export function ScreenBoundary({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <Boundary path={path} fallback={(retry) => <Broken retry={retry} />}>
      <Suspense fallback={<Placeholder />}>{children}</Suspense>
    </Boundary>
  );
}

function Broken({ retry }: { retry(): void }) {
  const { t } = useLanguage();
  return (
    <Message icon="warning" title={t('portal:error.title')} text={t('portal:error.general')} role="alert">
      <SlButton onClick={retry}>{t('portal:retry')}</SlButton>
    </Message>
  );
}
