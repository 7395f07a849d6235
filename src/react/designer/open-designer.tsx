import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormDefinition, Language } from '../../engine/definition/types.ts';
import { useFieldPanels } from '../ui/field-panel.ts';
import { useFormEngine } from '../ui/form-engine.ts';
import { useLanguage } from '../ui/language.tsx';
import type { Theme } from '../ui/use-theme.ts';
import { createDesignerActions } from './designer-actions.ts';
import { DesignerProvider, type DesignerTools } from './designer-context.ts';
import { createDesignerModel, type DesignerModel, type Selection, type View } from './designer-model.ts';
import { createDesignerStore } from './designer-store.ts';
import { lateCheck } from './late-check.ts';
import { placeCircles } from './place-circles.ts';
import { mainProblems } from './main-problems.ts';
import { Part } from './part-boundary.tsx';
import type { DesignerProps, DesignerSection } from './types.ts';
import type { Draft } from './use-draft.ts';
import { useKept } from './use-kept.ts';
import { useLife } from './use-life.ts';
import { Workbench } from './workbench.tsx';

interface OpenDesignerProps extends DesignerProps {
  readonly theme: Theme;
  readonly draft: Extract<Draft, { ok: true }>;
  announce(text: string): void;
}

const viewOf = (section: DesignerSection): View => (section === 'pages' || section === 'question' ? 'design' : section);

/** Where the host wishes to begin. */
function beginning({ section, page, question, draft: { definition } }: OpenDesignerProps): Selection {
  const opened = definition.pages.find((candidate) => candidate.id === page) ?? definition.pages[0];
  const first = question ?? (section === 'question' ? opened?.questions[0]?.id : undefined);
  if (first) return { kind: 'question', id: first };
  return opened ? { kind: 'page', id: opened.id } : { kind: 'form' };
}

/** The reader's own language where the form speaks it, else the form's. */
function editingLanguage({ title, language }: FormDefinition, reader: Language): Language {
  return typeof title === 'object' && title[reader] ? reader : language;
}

/** The designer with a form in it. */
export function OpenDesigner(props: OpenDesignerProps) {
  const { draft, section = 'pages', announce, commonSettings, Preview, client, theme, person } = props;
  const engine = useFormEngine();
  const panels = useFieldPanels();
  const language = useLanguage();
  const speaks = useRef(language);
  const [model] = useState<DesignerModel>(() => {
    const circles = placeCircles();
    const check = lateCheck(engine, () => void model.store.check());
    return createDesignerModel({
      found: draft.found,
      store: createDesignerStore({
        ...draft,
        check: (definition) => [
          ...circles(definition, check(definition, speaks.current.language)),
          ...mainProblems(definition, speaks.current),
        ],
        prepare: engine.prepare,
      }),
      editing: editingLanguage(draft.definition, language.language),
      view: viewOf(section),
      selection: beginning(props),
    });
  });
  useEffect(() => {
    if (speaks.current.language === language.language) return;
    speaks.current = language;
    model.store.check();
  }, [language, model]);
  useEffect(() => model.$view.set(viewOf(section)), [section, model]);
  const kept = useKept(model, draft);
  useLife(model, props);
  const tools: DesignerTools = useMemo(
    () => ({
      model,
      panels,
      commonSettings,
      Preview,
      theme,
      client,
      announce,
      kept,
      person,
      actions: createDesignerActions({ model, panels, commonSettings, language, announce }),
    }),
    [model, panels, commonSettings, Preview, theme, client, announce, kept, person, language],
  );
  return (
    <DesignerProvider value={tools}>
      <Part>
        <Workbench />
      </Part>
    </DesignerProvider>
  );
}
