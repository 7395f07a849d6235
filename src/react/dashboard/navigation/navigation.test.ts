import { expect, it } from 'vitest';
import { createNavigation, toPlace } from './navigation.ts';

const where = (navigation: ReturnType<typeof createNavigation>): string => navigation.$place.get().path;

it('goes and comes back in memory', () => {
  const navigation = createNavigation('memory', '/projects');
  navigation.go('/services?q=heart');
  expect([where(navigation), navigation.$place.get().query.get('q')]).toEqual(['/services', 'heart']);
  navigation.back();
  expect(where(navigation)).toBe('/projects');
});

it('comes back to the dashboard where it replaced what was before', () => {
  const navigation = createNavigation('memory', '/projects');
  navigation.go('/signin', { replace: true });
  navigation.back();
  expect(where(navigation)).toBe('/dashboard');
});

it('keeps how far a place was scrolled when it was left, and nothing of one that is new', () => {
  const navigation = createNavigation('memory', '/projects');
  const stop = navigation.onLeave(() => [0, 420]);
  navigation.go('/services');
  expect(navigation.scrolled()).toBeUndefined();
  navigation.back();
  expect(navigation.scrolled()).toEqual([0, 420]);
  navigation.go('/patients', { replace: true });
  expect(navigation.scrolled()).toBeUndefined();
  stop();
  navigation.go('/services');
  navigation.back();
  expect(navigation.scrolled()).toBeUndefined();
});

it('begins at the dashboard', () => expect(where(createNavigation('memory', undefined))).toBe('/dashboard'));

it('reads a path without a slash and with a fragment', () => {
  expect(toPlace('projects?q=1#top')).toMatchObject({ path: '/projects' });
});
