import { useMemo, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '../../kit/button/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { ErrorBoundary } from '../../kit/states/error-boundary.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import * as icons from '../icons/icons.ts';
import { useDesigner } from '../model/designer-context.ts';

interface PartBoundaryProps {
  /** A change draws it again. */
  readonly of: unknown;
  readonly children: ReactNode;
}

/** A part that cannot be drawn says so in its own place: the rest of the designer, and every change made in it, stays. */
export function PartBoundary({ of, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary of={of} fallback={(retry) => <Broken retry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/** A part of the designer that is drawn again as soon as something else is selected or the form changes. */
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

function Broken({ retry }: { retry(): void }) {
  const { t } = useLanguage();
  return (
    <div className="porsa-d-note" role="alert" data-broken="">
      <Icon of={icons.warning} />
      <p>{t('designer:broken')}</p>
      <Button onClick={retry}>{t('common:retry')}</Button>
    </div>
  );
}
