import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('Texts of late parts', () => {
  beforeEach(() => vi.resetModules());

  async function open() {
    const { readLateTexts, withLateTexts } = await import('./with-late-texts.ts');
    const { textsOf } = await import('../../../store/texts.ts');
    const languages = () => (['en', 'fa'] as const).filter((language) => 'options' in textsOf('late', language));
    return { readLateTexts, withLateTexts, languages };
  }

  it('come with the first part that needs them, in the language that is read here alone', async () => {
    const { readLateTexts, withLateTexts, languages } = await open();
    await readLateTexts('fa');
    expect(languages()).toEqual([]);
    expect(await withLateTexts(Promise.resolve('part'))).toBe('part');
    expect(languages()).toEqual(['fa']);
  });

  it('come in another language before that is shown, once a part has needed them', async () => {
    const { readLateTexts, withLateTexts, languages } = await open();
    await withLateTexts(Promise.resolve());
    await readLateTexts('en');
    expect(languages()).toEqual(['en']);
    await readLateTexts('fa');
    expect(languages()).toEqual(['en', 'fa']);
  });
});
