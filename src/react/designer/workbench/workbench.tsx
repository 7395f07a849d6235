import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { Canvas } from '../canvas/canvas.tsx';
import { Moving } from '../canvas/late/late-parts.ts';
import { usePart, useDesigner } from '../model/designer-context.ts';
import { DialogsOnDemand } from '../dialogs/dialogs-on-demand.tsx';
import { PagesRail } from '../pages/pages-rail.tsx';
import { Part } from '../parts/part-boundary.tsx';
import { prepareParts, PreviewPane, Sections } from './parts-on-demand.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import { Toasts } from './toasts.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusRequests } from './use-focus-requests.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { hasTabs, useSize } from './use-size.ts';

/** The whole screen of an open form. */
export function Workbench({ untitled }: { readonly untitled?: boolean }) {
  const { model } = useDesigner();
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const view = useStore(model.$view);
  const pane = useStore(model.$pane);
  const preview = useStore(model.$preview);
  useEffect(prepareParts, []);
  useFocusRequests(ref);
  useKeptFocus(ref);
  useShortcuts(ref);
  const shown = hasTabs(size) ? pane === 'preview' : preview;
  return (
    <div
      ref={ref}
      className="porsa-d-workbench"
      data-size={size}
      data-view={view}
      data-pane={pane}
      data-preview={shown || undefined}
      data-marking={useIsMarking() || undefined}
    >
      <TopBar size={size} untitled={untitled} />
      {view === 'design' ? (
        <>
          <div className="porsa-d-panes">
            <Part>
              <PagesRail />
            </Part>
            <div className="porsa-d-middle">
              <Part>
                <Canvas />
              </Part>
              {shown && (
                <Part>
                  <PreviewPane />
                </Part>
              )}
            </div>
            <Part>
              <SettingsPanel />
            </Part>
          </div>
          <Moving />
        </>
      ) : (
        <div key={view} className="porsa-d-section-pane">
          <Part>
            <Sections view={view} />
          </Part>
        </div>
      )}
      {hasTabs(size) && view === 'design' && <PaneTabs beside={size === 'small'} />}
      <Toasts />
      <Part>
        <DialogsOnDemand />
      </Part>
    </div>
  );
}

/** Whether the bar of what is done with marked questions stands at the foot of the canvas. */
function useIsMarking(): boolean {
  const { model } = useDesigner();
  const marking = useStore(model.$marking);
  const any = usePart(model.$marked, (ids) => ids.size > 0);
  return marking || any;
}
