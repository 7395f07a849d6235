import { expect, test } from 'vitest';
import type { ConfigurationError } from './read-configuration.ts';
import { readConfiguration } from './read-configuration.ts';

const whole = {
  PORSA_OIDC_ISSUER: 'https://login.example.org/realms/clinic',
  PORSA_OIDC_CLIENT_ID: 'porsa',
  PORSA_OIDC_LABEL: 'City Hospital',
};

function faultsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    return (error as ConfigurationError).faults;
  }
}

test('A provider of single sign-on is read with its rules', () => {
  const { sso } = readConfiguration({
    ...whole,
    PORSA_OIDC_CLIENT_SECRET: 'a-secret',
    PORSA_OIDC_ROLES: 'groups:all staff=clinic, groups:it=clinic/admin, job:doctor=north/first-visit/expert',
  });
  expect(sso).toEqual({
    issuer: whole.PORSA_OIDC_ISSUER,
    clientId: 'porsa',
    secret: 'a-secret',
    label: 'City Hospital',
    rules: [
      { claim: 'groups', value: 'all staff', clinic: 'clinic', gives: { kind: 'account' } },
      { claim: 'groups', value: 'it', clinic: 'clinic', gives: { kind: 'admin' } },
      { claim: 'job', value: 'doctor', clinic: 'north', gives: { kind: 'role', form: 'first-visit', role: 'expert' } },
    ],
  });
  expect(readConfiguration({}).sso).toBeUndefined();
});

test.each([
  [{ PORSA_OIDC_ISSUER: whole.PORSA_OIDC_ISSUER }, 'must be set together'],
  [{ PORSA_OIDC_ROLES: 'groups:it=clinic/admin' }, 'must be set together'],
  [{ ...whole, PORSA_OIDC_ISSUER: 'http://login.example.org' }, 'PORSA_OIDC_ISSUER must be'],
  [{ ...whole, PORSA_OIDC_ROLES: 'groups=clinic' }, 'PORSA_OIDC_ROLES must be'],
  [{ ...whole, PORSA_OIDC_ROLES: 'groups:it=clinic/first-visit/king' }, 'PORSA_OIDC_ROLES must be'],
])('A provider that is not set up whole, or not rightly, is told: %j', (environment, sentence) => {
  expect(faultsOf(environment)).toEqual([expect.stringContaining(sentence)]);
});
