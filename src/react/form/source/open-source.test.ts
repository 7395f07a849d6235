import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';
import type { FormEngine } from '../../ui/engine/form-engine.ts';
import { openSource } from './open-source.ts';

const definition: FormDefinition = { schema: 1, title: 'T', language: 'en', conditions: [], pages: [] };
const views = {} as FieldViews;
const problem = { path: 'pages[0]', rule: 'x', message: 'Mend it' };
const failure = { code: 'invaliddefinition', problems: [problem] };
const runs = (() => ({})) as unknown as FormEngine['createForm'];
const stops = () => {
  throw new Error('cannot run');
};
const engineOf = (createForm: FormEngine['createForm'], problems: readonly (typeof problem)[]): FormEngine => ({
  createForm,
  checkDefinition: stops,
  checkLater: async () => problems,
});

describe('a definition that a page brings itself', () => {
  it('is shown when it runs, and refused with everything that is wrong with it once that is known', async () => {
    const { loaded, check } = await openSource({ definition, language: 'en' }, engineOf(runs, [problem]), views);
    expect(loaded.ok).toBe(true);
    expect(await check?.()).toEqual(failure);
  });

  it('stays when nothing is wrong with it', async () => {
    expect(
      await (await openSource({ definition, language: 'en' }, engineOf(runs, []), views)).check?.(),
    ).toBeUndefined();
  });

  it('is refused at once, with everything that is wrong with it, when it cannot run', async () => {
    expect(await openSource({ definition, language: 'en' }, engineOf(stops, [problem]), views)).toEqual({
      loaded: { ok: false, failure },
    });
  });

  it('stays when its checker cannot be had', async () => {
    const engine: FormEngine = {
      createForm: runs,
      checkDefinition: stops,
      checkLater: () => Promise.reject(new Error('offline')),
    };
    expect(await (await openSource({ definition, language: 'en' }, engine, views)).check?.()).toBeUndefined();
  });

  it('is not checked for a wrong attribute beside it', async () => {
    const { loaded, check } = await openSource(
      { definition, page: 'nine', language: 'en' },
      engineOf(runs, [problem]),
      views,
    );
    expect(!loaded.ok && loaded.failure.code).toBe('wrongattribute');
    expect(check).toBeUndefined();
  });
});
