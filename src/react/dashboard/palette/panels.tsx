import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useQuiet } from '../calls/quiet.ts';
import { usePortal } from '../context/portal-context.ts';
import { savesData } from '../menu/use-preloaded.ts';
import { latePart } from '../parts/late-part.ts';
import { onDemand } from '../parts/on-demand.tsx';

interface PanelProps {
  onClose(): void;
}

const frame = (content: ReactNode, { onClose }: PanelProps) => <Frame onClose={onClose}>{content}</Frame>;
const sideFrame = (content: ReactNode, { onClose }: PanelProps) => (
  <Frame side onClose={onClose}>
    {content}
  </Frame>
);

const Palette = onDemand(async () => (await import('./palette.tsx')).Palette, frame);
const ShortcutsDialog = onDemand(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog, frame);

const CustomizationPanel = latePart(
  async () => (await import('../customization/customization-panel.tsx')).CustomizationPanel,
  sideFrame,
);

/** Who opens the palette types at once: by then its code is to be there. */
function usePaletteAhead(): void {
  const isQuiet = useQuiet();
  useEffect(() => {
    if (isQuiet && !savesData()) void Palette.preload();
  }, [isQuiet]);
}

/** The command palette, the list of shortcuts and the customization panel; fetched when they are first opened, or before. */
export function Panels() {
  const { $panel } = usePortal();
  const open = useStore($panel);
  usePaletteAhead();
  const close = (): void => $panel.set(undefined);
  if (open === undefined) return null;
  switch (open) {
    case 'palette':
      return <Palette onClose={close} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={close} />;
    case 'customization':
      return <CustomizationPanel onClose={close} />;
    default:
      return open satisfies never;
  }
}

function Frame({
  side = false,
  onClose,
  children,
}: PanelProps & { readonly side?: boolean; readonly children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Dialog title={t(side ? 'portal:account.customize' : 'portal:palette')} side={side} onClose={onClose}>
      {children}
    </Dialog>
  );
}
