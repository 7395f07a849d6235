import { expect, it } from 'vitest';
import { matchRoute, pathTo } from './routes.ts';

it('knows the form page with and without its page and clinic', () => {
  const params = {
    headline: 'complaints',
    project: 'visits',
    category: 'first-visit',
    file: 'f1',
    patient: '-',
    code: '-',
  };
  expect(matchRoute('/form/page/complaints/visits/first-visit/f1/-/-')).toEqual({ name: 'fill', params });
  expect(matchRoute('/form/page/complaints/visits/first-visit/f1/-/-/p2/Mehr%20Clinic')).toEqual({
    name: 'fill',
    params: { ...params, page: 'p2', clinictitle: 'Mehr Clinic' },
  });
});

it('reads the slash at the end as the specification writes it', () => {
  expect(matchRoute('/activation/secret-of-one-use/')).toEqual({
    name: 'activation',
    params: { id: 'secret-of-one-use' },
  });
});

it.each([
  ['/admin/forms/question/phq-9/p1/form/owner', 'adminQuestion'],
  ['/admin/forms/projects/scores/7', 'adminProjects'],
  ['/admin/forms/reportdesign/scores/mood/phq-9', 'adminReport'],
  ['/admin/forms/preview/scores/mood/phq-9', 'adminPreview'],
  ['/admin/forms/versions/-/-/phq-9', 'adminVersions'],
  ['/admin/audit', 'adminAudit'],
  ['/admin/forms/categories/scores/mood/me', 'adminCategories'],
  ['/admin/forms/pages/scores/mood/phq-9/owner/me', 'adminPages'],
  ['/admin/forms/condition/phq-9/p1/visibility', 'adminCondition'],
  ['/admin/forms/condition/phq-9/p1/visibility/q4', 'adminCondition'],
  ['/form/file/complaints/visits/first-visit/Mehr', 'files'],
  ['/form/projects/heart/scores', 'formProjects'],
  ['/serviceDetail', 'serviceDetail'],
  ['/', 'root'],
  ['/dashboard', 'home'],
  ['/proposal', 'proposals'],
  ['/createproposal', 'createProposal'],
  ['/generateproposal', 'generateProposal'],
  ['/proposalcomments/secret-of-a-link', 'commented'],
  ['/clinic/north', 'clinic'],
  ['/signin', 'signIn'],
  ['/signup', 'signUp'],
  ['/forgot', 'forgot'],
  ['/reset/secret-of-one-use/', 'reset'],
])('%s is %s', (path, name) => expect(matchRoute(path)?.name).toBe(name));

it('knows no other paths', () => {
  for (const path of ['/nowhere', '/form', '/form/page/complaints', '/admin/forms'])
    expect(matchRoute(path)).toBeUndefined();
});

it('writes what it reads, Persian and slashes included', () => {
  const params = { headline: 'complaints', project: 'الف/ب', category: 'c', clinictitle: 'درمانگاه مهر' };
  expect(matchRoute(pathTo('files', params))).toEqual({ name: 'files', params });
});

it('takes a broken escape as it stands', () => {
  expect(matchRoute('/activation/%E0%A4%A')).toEqual({ name: 'activation', params: { id: '%E0%A4%A' } });
});
