import { describe, expect, it } from 'vitest';
import { admit, safeNext } from './guards.ts';
import { matchRoute } from './routes.ts';

const at = (path: string, authenticated: boolean, canAdminister?: boolean) =>
  admit(matchRoute(path.split('?')[0] ?? ''), path, { authenticated, canAdminister });

describe('admission', () => {
  it('sends whoever is not signed in to sign in, and remembers where they were going', () => {
    expect(at('/form/file/complaints/a/b?q=Reza', false)).toEqual({
      kind: 'signIn',
      path: '/signin?next=%2Fform%2Ffile%2Fcomplaints%2Fa%2Fb%3Fq%3DReza',
    });
  });

  it('lets everybody sign in, use an activation link and comment on a proposal by its link', () => {
    for (const path of ['/signin', '/activation/x', '/proposalcomments/x']) expect(at(path, false).kind).toBe('screen');
  });

  it('keeps the designing screens to those who may design', () => {
    const path = '/admin/forms/projects/scores/-';
    expect([at(path, true, true).kind, at(path, true, false).kind, at(path, true, undefined).kind]).toEqual([
      'screen',
      'forbidden',
      'waiting',
    ]);
  });

  it('says so where there is nothing', () => expect(at('/nowhere', true).kind).toBe('notFound'));

  it('does not reveal to anyone outside which paths there are', () =>
    expect(at('/nowhere', false).kind).toBe('signIn'));
});

describe('the way after signing in', () => {
  it('goes where one was going', () => expect(safeNext('/projects?q=a')).toBe('/projects?q=a'));

  it.each([null, '', 'https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/signin?next=/x'])(
    'never leads to %s',
    (next) => {
      expect(safeNext(next)).toBe('/dashboard');
    },
  );
});
