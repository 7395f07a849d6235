import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/menu/menu.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import '@shoelace-style/shoelace/dist/components/skeleton/skeleton.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import { useCallback, useRef } from 'react';
import { addTexts } from '../../store/texts.ts';
import { commonTexts } from '../kit/texts/common-texts.ts';
import { useFieldViews } from '../ui/field/field-view.ts';
import { useLanguage } from '../ui/language/language.tsx';
import { prepareShoelace } from '../kit/shoelace/theme.ts';
import { useStyles } from '../ui/style/use-styles.ts';
import { useTheme } from '../ui/style/use-theme.ts';
import { DesignerFailure, DesignerSkeleton } from './opening/states.tsx';
import { designerTexts, expressionTexts } from './texts/designer-texts.ts';
import type { DesignerProps } from './props/designer-props.ts';
import { useDraft } from './draft/use-draft.ts';
import { designerStyles } from './styles.ts';
import { useSheets } from './use-sheets.ts';
import { OpenDesigner } from './opening/open-designer.tsx';

addTexts('common', commonTexts);
addTexts('designer', designerTexts);
addTexts('expressions', expressionTexts);
prepareShoelace();

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
  useStyles(root, useSheets(designerStyles, useFieldViews()));
  const announce = useCallback((text: string) => {
    if (live.current) live.current.textContent = text;
  }, []);
  const { draft, retry } = useDraft(props);
  return (
    <div ref={root} className="porsa-root porsa-designer" lang={language} dir={dir} data-theme={theme} part="designer">
      {draft === undefined && <DesignerSkeleton />}
      {draft && !draft.ok && <DesignerFailure failure={draft} retry={retry} onError={props.onError} />}
      {draft?.ok && <OpenDesigner key={draft.key} {...props} theme={theme} draft={draft} announce={announce} />}
      <div ref={live} className="porsa-kit-hidden" role="status" data-live="" />
    </div>
  );
}
