import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import { useCallback, useRef, type ComponentType } from 'react';
import { addTexts } from '../../../store/texts.ts';
import { AnnounceProvider } from '../model/announce.ts';
import type { PreviewProps } from '../props/designer-props.ts';
import { designerTexts } from '../texts/designer-texts.ts';
import { lateDesignerTexts } from '../texts/late-designer-texts.ts';
import { useFieldViews } from '../../ui/field/field-view.ts';
import controls from '../../ui/style/controls.css?inline';
import { useStyles } from '../../ui/style/use-styles.ts';
import type { Theme } from '../../ui/style/use-theme.ts';
import { useSheets } from '../use-sheets.ts';
import { publishedForm, type ShareClient } from './published-form.ts';
import { ShareProvider } from './share-context.ts';
import { ShareSheet, type ShareTab } from './share-sheet.tsx';

addTexts('designer', designerTexts);
addTexts('designer', lateDesignerTexts);

const sheets = [controls];

interface ShareScreenProps {
  readonly client: ShareClient;
  /** Slug or id. */
  readonly category: string;
  readonly title: string;
  readonly isPublished: boolean;
  readonly first?: ShareTab;
  readonly theme: Theme;
  readonly Preview: ComponentType<PreviewProps>;
  publish(): void;
  /** `isChanged`: settings of the form are others now. */
  close(isChanged: boolean): void;
}

/** The Share dialog by itself, where no designer is around it. Needs providers of language, field views and the engine. */
export function ShareScreen({
  client,
  category,
  title,
  isPublished,
  first,
  theme,
  Preview,
  publish,
  close,
}: ShareScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const changed = useRef(false);
  useStyles(root, useSheets(sheets, useFieldViews()));
  const announce = useCallback((text: string) => {
    if (live.current) live.current.textContent = text;
  }, []);
  const loadForm = useCallback(() => publishedForm(client, category), [client, category]);
  const onChange = useCallback(() => {
    changed.current = true;
  }, []);
  return (
    <div ref={root}>
      <AnnounceProvider value={announce}>
        <ShareProvider value={{ calls: client.app, client, category, loadForm, Preview, theme, onChange }}>
          <ShareSheet
            title={title}
            isPublished={isPublished}
            first={first}
            publish={publish}
            close={() => close(changed.current)}
          />
        </ShareProvider>
      </AnnounceProvider>
      <div ref={live} className="porsa-kit-hidden" role="status" />
    </div>
  );
}
