import { useEffect, useRef } from 'react';
import type { DesignerModel } from '../model/designer-model.ts';
import type { DesignerProps } from '../props/designer-props.ts';
import { noteLastSaving } from '../draft/last-savings.ts';
import { ownForms } from '../draft/use-draft.ts';

type HostProps = Pick<DesignerProps, 'category' | 'onReady' | 'onChange' | 'onSave' | 'onPublish'>;

/** Milliseconds until a saving that failed is tried again. */
const retryAfter = 15_000;

/** Reports to the host what happens, tries again when the connection is back, and lets nobody leave unsaved changes unasked. */
export function useLife(model: DesignerModel, host: HostProps): void {
  const latest = useRef(host);
  latest.current = host;
  const { category } = host;
  useEffect(() => {
    const { store, $definition } = model;
    latest.current.onReady?.({
      form: { definition: () => $definition.get() },
      save: async () => {
        const { kind } = await store.save();
        return kind === 'saved';
      },
      publish: async () => (await publishOrShowProblems(model)).kind === 'published',
    });
    const stopChanges = $definition.listen((definition) => {
      ownForms.add(definition);
      latest.current.onChange?.({ definition });
    });
    const stopSaving = listenSaving(model, () =>
      latest.current.onSave?.({ definition: $definition.get(), rev: store.$rev.get() || undefined }),
    );
    const stopPublishing = store.$published.listen((published) => published && latest.current.onPublish?.(published));
    return () => {
      stopChanges();
      const saving = store.save().finally(() => {
        stopSaving();
        stopPublishing();
        store.stop();
      });
      if (category) noteLastSaving(category, saving);
    };
  }, [model, category]);
  useEffect(() => guardLeaving(model), [model]);
}

async function publishOrShowProblems(model: DesignerModel) {
  const outcome = await model.store.publish();
  if (outcome.kind === 'problems') model.$dialog.set({ kind: 'problems' });
  return outcome;
}

function listenSaving({ store }: DesignerModel, saved: () => void): () => void {
  let before = store.$saving.get().kind;
  return store.$saving.listen(({ kind }) => {
    if (kind === 'saved' && before === 'saving') saved();
    before = kind;
  });
}

function guardLeaving({ store }: DesignerModel): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (store.$saving.get().kind !== 'saved') event.preventDefault();
  };
  const retry = (): void => {
    if (store.$saving.get().kind === 'failed') void store.save();
  };
  const timer = setInterval(retry, retryAfter);
  addEventListener('beforeunload', ask);
  addEventListener('online', retry);
  return () => {
    clearInterval(timer);
    removeEventListener('beforeunload', ask);
    removeEventListener('online', retry);
  };
}
