import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/divider/divider.js';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/menu/menu.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import '@shoelace-style/shoelace/dist/components/skeleton/skeleton.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import { useCallback, useRef } from 'react';
import { addTexts } from '../../store/texts.ts';
import { commonTexts } from '../ui/common-texts.ts';
import controls from '../ui/controls.css?inline';
import { useFieldViews } from '../ui/field-view.ts';
import { useLanguage } from '../ui/language.tsx';
import { prepareShoelace, shoelaceTheme } from '../ui/shoelace.ts';
import tokens from '../ui/tokens.css?inline';
import { useStyles } from '../ui/use-styles.ts';
import { useTheme } from '../ui/use-theme.ts';
import { DesignerFailure, DesignerSkeleton } from './states.tsx';
import canvasStyles from './styles/canvas.css?inline';
import partsStyles from './styles/parts.css?inline';
import settingsStyles from './styles/settings.css?inline';
import workbenchStyles from './styles/workbench.css?inline';
import { designerTexts, expressionTexts } from './texts.ts';
import type { DesignerProps } from './types.ts';
import { useDraft } from './use-draft.ts';
import { useSheets } from './use-sheets.ts';
import { OpenDesigner } from './open-designer.tsx';

addTexts('common', commonTexts);
addTexts('designer', designerTexts);
addTexts('expressions', expressionTexts);
prepareShoelace();

const ownStyles = [tokens, shoelaceTheme, controls, workbenchStyles, partsStyles, canvasStyles, settingsStyles];

/**
 * Makes and changes a form: what `<porsa-designer>` shows.
 *
 * Needs providers of language, field views, field panels and the engine around it.
 */
export function Designer(props: DesignerProps) {
  const { language, dir } = useLanguage();
  const theme = useTheme(props.theme);
  const root = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  useStyles(root, useSheets(ownStyles, useFieldViews()));
  const announce = useCallback((said: string) => {
    if (live.current) live.current.textContent = said;
  }, []);
  const { draft, retry } = useDraft(props);
  return (
    <div ref={root} className="porsa-root porsa-designer" lang={language} dir={dir} data-theme={theme} part="designer">
      {draft === undefined && <DesignerSkeleton />}
      {draft && !draft.ok && <DesignerFailure failure={draft} retry={retry} onError={props.onError} />}
      {draft?.ok && <OpenDesigner key={draft.key} {...props} theme={theme} draft={draft} announce={announce} />}
      <div ref={live} className="porsa-hidden" role="status" data-live="" />
    </div>
  );
}
