import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

describe('the address of a link', () => {
  it('may be a page, a mail or a call', () => {
    expect(safeUrl(' https://example.org/a?b=1 ')).toBe('https://example.org/a?b=1');
    expect(safeUrl('mailto:a@example.org')).toBe('mailto:a@example.org');
    expect(safeUrl('tel:+982188888888')).toBe('tel:+982188888888');
  });
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    'page.html',
    '',
    undefined,
  ])('is never %j', (url) => expect(safeUrl(url)).toBeUndefined());
});
