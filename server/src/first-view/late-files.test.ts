import { describe, expect, it } from 'vitest';
import { lateFilesOf, type Manifest } from './late-files.ts';

const manifest: Manifest = {
  'src/elements/form/form-screen.tsx': { file: 'form.js', imports: ['_core.js'] },
  '_core.js': { file: 'core.js', name: 'core' },
  '_dates.js': { file: 'dates.js', name: 'dates', imports: ['_core.js', '_entry.js'] },
  '_entry.js': { file: 'entry.js', name: 'entry' },
  'src/fields/select/view.tsx': { file: 'select.js', name: 'view', imports: ['_core.js'] },
  '_late-en.js': { file: 'late-en.js', name: 'late-en' },
  '_late-fa.js': { file: 'late-fa.js', name: 'late-fa' },
};

describe('The files that a form needs beside what every form has', () => {
  const filesOf = lateFilesOf(manifest);

  it('are none where every form has its code', () => {
    expect(filesOf([], 'en')).toEqual([]);
    expect(filesOf(['core'], 'en')).toEqual([]);
  });

  it('are those of its parts with all that they import, and no text that was not asked for', () => {
    expect(filesOf(['src/fields/select/view.tsx'], 'fa')).toEqual(['select.js']);
  });

  it('are the late texts too, in the language that is read', () => {
    expect(filesOf(['dates', 'late'], 'fa')).toEqual(['dates.js', 'late-fa.js', 'entry.js']);
    expect(filesOf(['dates', 'late'], 'en')).toEqual(['dates.js', 'late-en.js', 'entry.js']);
  });
});
