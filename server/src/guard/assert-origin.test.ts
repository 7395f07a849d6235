import { describe, expect, it } from 'vitest';
import { assertOriginAllowed, assertOrigins } from './assert-origin.ts';

const own = 'https://forms.test';
const isAllowed = (origin: string | undefined, allowedOrigins?: readonly string[]) => {
  try {
    assertOriginAllowed({ allowedOrigins: allowedOrigins && [...allowedOrigins] }, origin, own);
    return true;
  } catch {
    return false;
  }
};

describe('pages that may embed a form', () => {
  it('are the server’s own, and callers that are no page', () => {
    expect([isAllowed(own), isAllowed('https://FORMS.test:443'), isAllowed(undefined)]).toEqual([true, true, true]);
  });

  it('are no others unless they are listed', () => {
    expect([
      isAllowed('https://clinic.test'),
      isAllowed('https://clinic.test', []),
      isAllowed('https://clinic.test', ['https://clinic.test']),
    ]).toEqual([false, false, true]);
  });

  it('are the same in any case, with the default port, a dot at the end or a path in the list', () => {
    for (const entry of [
      'https://Clinic.TEST',
      'https://clinic.test:443',
      'https://clinic.test.',
      ' https://clinic.test/ ',
    ])
      expect(isAllowed('https://clinic.test', [entry])).toBe(true);
    expect(isAllowed('https://clinic.test.:8443', ['https://clinic.test:8443'])).toBe(true);
    expect(isAllowed('https://xn--mgba3a4f16a.test', ['https://ایران.test'])).toBe(true);
  });

  it('are not those that only look alike', () => {
    for (const origin of [
      'http://clinic.test',
      'https://clinic.test:8443',
      'https://clinic.test.evil.test',
      'https://evil-clinic.test',
      'https://sub.clinic.test',
      'https://clinic.test@evil.test',
    ]) {
      expect({ origin, allowed: isAllowed(origin, ['https://clinic.test']) }).toEqual({ origin, allowed: false });
    }
  });

  it.each([
    'http://clinic.ir',
    'https://evil-clinic.ir',
    'https://clinic.ir.evil.com',
    'https://clinic.irevil.com',
    'https://www.clinic.ir',
    'https://a.b.clinic.ir',
    'https://clinic.ir:444',
    'https://clinic.ir:80',
    'https://clinic.com',
    'https://clinic.i',
    'https://linic.ir',
    'https://clinic.ir@evil.com',
    'https://evil.com#clinic.ir',
    'https://evil.com?clinic.ir',
    'https://evil.com/clinic.ir',
    'https://evil.com\\clinic.ir',
    'https://сlinic.ir',
    'https://clinıc.ir',
    'https://xn--clinic-ir',
    'https://clinic%2eir.evil.com',
    'https://clinic_ir',
    'ftp://clinic.ir',
    'ws://clinic.ir',
    'wss://clinic.ir',
    'blob:https://clinic.ir/1',
    'data:text/html,x',
    'javascript:0',
    'null',
    '',
    'clinic.ir',
    '//clinic.ir',
    'https:',
    'https://',
    '*',
    'https://*',
    'https://*.clinic.ir',
    'https://clinic.ir, https://evil.com',
    'file:///clinic.ir',
    'https://127.0.0.1',
    'https://[::1]',
  ])('are not %j where https://clinic.ir is listed', (origin) => {
    expect(isAllowed(origin, ['https://clinic.ir'])).toBe(false);
  });

  it('are those of sandboxed frames with a star alone', () => {
    expect(
      [['*'], ['https://clinic.test', ' * '], ['null'], ['https://clinic.test'], undefined].map((list) =>
        isAllowed('null', list),
      ),
    ).toEqual([true, true, false, false, false]);
  });

  it('are all with a star, but for what no page sends', () => {
    expect(isAllowed('https://anything.test', ['*'])).toBe(true);
    for (const origin of ['NULL', '', 'file://', 'https://', 'chrome-extension://abc'])
      expect({ origin, allowed: isAllowed(origin, ['*', 'null']) }).toEqual({ origin, allowed: false });
  });
});

describe('the list of pages that may embed a form', () => {
  it('takes addresses of sites, and the star', () => {
    expect(() =>
      assertOrigins(['*', 'https://clinic.test', ' http://localhost:3000/ ', 'https://ایران.test']),
    ).not.toThrow();
  });

  it.each([
    'clinic.test',
    'null',
    '',
    'https://',
    'https://*.clinic.test',
    'javascript:alert(1)',
    'ftp://clinic.test',
    'https://me@clinic.test',
  ])('refuses %j, which no page could match', (entry) => {
    expect(() => assertOrigins(['https://clinic.test', entry])).toThrow(
      expect.objectContaining({
        code: 'badbody',
        detail: { fields: [expect.objectContaining({ path: 'settings.allowedOrigins[1]', rule: 'origin' })] },
      }),
    );
  });
});
