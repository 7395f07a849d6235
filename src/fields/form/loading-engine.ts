import type { Capabilities } from '../../engine/capabilities/capabilities.ts';
import { createEngine, type Engine } from '../../engine/create-engine.ts';

/** Fetches what a form asks for beyond what is known; undefined where that is nothing. */
export type CapabilityLoader = (definition: unknown, known: Capabilities) => Promise<Partial<Capabilities> | undefined>;

/** An engine that fetches capabilities before a form that asks for them is made. */
export interface LoadingEngine extends Engine {
  /** Fetches what the form asks for. Rejects where code does not come; the next call tries again. */
  prepare(definition: unknown): Promise<void>;
}

export function createLoadingEngine(initial: Capabilities, loaders: readonly CapabilityLoader[]): LoadingEngine {
  let engine = createEngine(initial);
  return {
    get capabilities() {
      return engine.capabilities;
    },
    async prepare(definition) {
      const loaded = await Promise.all(loaders.map((load) => load(definition, engine.capabilities)));
      for (const more of loaded) {
        const { capabilities } = engine;
        if (more)
          engine = createEngine({ ...capabilities, ...more, models: { ...capabilities.models, ...more.models } });
      }
    },
    createForm: (definition, options) => engine.createForm(definition, options),
  };
}
