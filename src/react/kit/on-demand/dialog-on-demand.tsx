import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { onDemand, type OnDemand } from './on-demand.tsx';

interface FrameProps {
  readonly children: ReactNode;
  onClose(): void;
}

function Frame({ onClose, children }: FrameProps) {
  const { t } = useLanguage();
  return (
    <Dialog title={t('common:notLoaded.title')} onClose={onClose}>
      {children}
    </Dialog>
  );
}

/** A dialog whose code is fetched when it is first opened; where it does not come, another stands in its place. */
export const dialogOnDemand = <P extends { onClose(): void }>(load: () => Promise<ComponentType<P>>): OnDemand<P> =>
  onDemand(load, { inLine: true, frame: (content, { onClose }) => <Frame onClose={onClose}>{content}</Frame> });
