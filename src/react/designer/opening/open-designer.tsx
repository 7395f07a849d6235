import { useEffect, useMemo, useRef, useState } from 'react';
import { coreOf } from '../../../engine/languages/traits.ts';
import type { FormDefinition, CoreLanguage } from '../../../engine/definition/types.ts';
import { useFieldPanels } from '../../ui/field/field-panel.ts';
import { useFormEngine } from '../../ui/engine/form-engine.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import type { Theme } from '../../ui/style/use-theme.ts';
import { AnnounceProvider } from '../model/announce.ts';
import { createDesignerActions } from '../model/create-actions.ts';
import { DesignerProvider, type DesignerTools } from '../model/designer-context.ts';
import { createDesignerModel, type DesignerModel } from '../model/designer-model.ts';
import { createDesignerStore } from '../store/designer-store.ts';
import { lateCheck } from '../problems/late-check.ts';
import { placeCircles } from '../problems/place-circles.ts';
import { mainProblems } from '../problems/main-problems.ts';
import { Part } from '../parts/part-boundary.tsx';
import type { DesignerProps } from '../props/designer-props.ts';
import type { Draft } from '../draft/use-draft.ts';
import { useKept } from './use-kept.ts';
import { useLife } from './use-life.ts';
import { useOthers } from './use-others.ts';
import { selectionOf, usePlace, viewOf } from './use-place.ts';
import { Workbench } from '../workbench/workbench.tsx';

interface OpenDesignerProps extends DesignerProps {
  readonly theme: Theme;
  readonly draft: Extract<Draft, { ok: true }>;
  announce(text: string): void;
}

/** The reader's own language where the form speaks it, else the form's. */
function editingLanguage({ title, language }: FormDefinition, reader: CoreLanguage): CoreLanguage {
  return typeof title === 'object' && title[reader] ? reader : language;
}

/** Words the problems anew once the reader’s language is another. */
function useOtherWords(model: DesignerModel, speaks: { current: LanguageTools }, language: LanguageTools): void {
  useEffect(() => {
    if (speaks.current.language === language.language) return;
    speaks.current = language;
    model.store.check();
  }, [language, model, speaks]);
}

/** What the parts of the designer work with: the same object until one of them changes. */
function useTools(props: OpenDesignerProps, model: DesignerModel, kept: DesignerTools['kept']): DesignerTools {
  const { announce, commonSettings, client, theme, person, previewas } = props;
  const { Preview, QuestionLook, previewReport, spreadsheets } = props;
  const category = props.definition ? undefined : props.category;
  const panels = useFieldPanels();
  const language = useLanguage();
  const actions = useMemo(
    () => createDesignerActions({ model, panels, commonSettings, language, announce }),
    [model, panels, commonSettings, language, announce],
  );
  const late = useMemo(
    () => ({ Preview, QuestionLook, previewReport, spreadsheets }),
    [Preview, QuestionLook, previewReport, spreadsheets],
  );
  return useMemo(
    () => ({
      model,
      panels,
      commonSettings,
      ...late,
      theme,
      client,
      category,
      announce,
      kept,
      person,
      previewas,
      actions,
    }),
    [model, panels, commonSettings, late, theme, client, category, announce, kept, person, previewas, actions],
  );
}

/** The designer with a form in it. */
export function OpenDesigner(props: OpenDesignerProps) {
  const { draft, announce } = props;
  const engine = useFormEngine();
  const language = useLanguage();
  const speaks = useRef(language);
  const [model] = useState<DesignerModel>(() => {
    const circles = placeCircles();
    const check = lateCheck(engine, () => void model.store.check());
    return createDesignerModel({
      found: draft.found?.signedOut ? undefined : draft.found,
      store: createDesignerStore({
        ...draft,
        check: (definition) => [
          ...circles(definition, check(definition, speaks.current.language)),
          ...mainProblems(definition, speaks.current),
        ],
        prepare: engine.prepare,
      }),
      editing: editingLanguage(draft.definition, coreOf(language.language)),
      view: viewOf(props, draft.definition),
      selection: selectionOf(props, draft.definition),
    });
  });
  useOtherWords(model, speaks, language);
  usePlace(model, props);
  const kept = useKept(model, draft);
  useLife(model, props);
  useOthers(model, draft.found, props.person);
  const tools = useTools(props, model, kept);
  return (
    <AnnounceProvider value={announce}>
      <DesignerProvider value={tools}>
        <Part>
          <Workbench untitled={props.untitled} />
        </Part>
      </DesignerProvider>
    </AnnounceProvider>
  );
}
