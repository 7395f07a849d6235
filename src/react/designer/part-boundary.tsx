import { Component, useMemo, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../ui/language.tsx';
import { useDesigner } from './designer-context.ts';
import { Icon } from './icon.tsx';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Something else is shown here: it is tried again. */
  readonly of?: unknown;
}

/** A part that cannot be drawn says so in its own place: the rest of the designer, and every change made in it, stays. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate(before: PartBoundaryProps): void {
    if (this.state.broken && before.of !== this.props.of) this.again();
  }

  private readonly again = (): void => this.setState({ broken: false });

  override render(): ReactNode {
    return this.state.broken ? <Broken again={this.again} /> : this.props.children;
  }
}

/** A part of the designer that is tried again as soon as another thing is selected or the form is changed. */
export function Part({ children }: { readonly children: ReactNode }) {
  const { model } = useDesigner();
  const definition = useStore(model.$definition);
  const selection = useStore(model.$selection);
  const view = useStore(model.$view);
  return (
    <PartBoundary of={useMemo(() => [definition, selection, view], [definition, selection, view])}>
      {children}
    </PartBoundary>
  );
}

function Broken({ again }: { again(): void }) {
  const { t } = useLanguage();
  return (
    <div className="porsa-d-broken" role="alert">
      <Icon name="exclamation-triangle" />
      <p>{t('designer:broken')}</p>
      <button type="button" className="porsa-d-small-button" onClick={again}>
        {t('common:retry')}
      </button>
    </div>
  );
}
