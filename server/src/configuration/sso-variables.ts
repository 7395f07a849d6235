import type { Configuration, SsoRule } from './configuration.ts';
import type { Variable } from './variable.ts';

const issuer: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => issuerAddress(text),
  must: 'the https address of an OpenID Connect provider, such as https://login.example.org/realms/clinic; leave it out for no single sign-on',
};
const clientId: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (/^[\x21-\x7e]{1,500}$/.test(text) ? text : undefined),
  must: 'the client ID that the provider gave to Porsa',
};
const clientSecret: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (/^[\x21-\x7e]{1,500}$/.test(text) ? text : undefined),
  secret: true,
  must: 'the client secret that the provider gave to Porsa; leave it out for a public client',
};
const label: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (/^[^\p{Cc}]{1,60}$/u.test(text) ? text : undefined),
  must: 'the provider’s name on the sign-in button, up to 60 characters, such as City Hospital',
};
const roles: Variable<readonly SsoRule[]> = {
  fallback: [],
  parse: (text) => rulesOf(text),
  must: 'comma-separated rules claim:value=clinic, claim:value=clinic/admin or claim:value=clinic/form/role, such as groups:doctors=clinic/first-visit/expert',
};

export const ssoVariables = {
  PORSA_OIDC_ISSUER: issuer,
  PORSA_OIDC_CLIENT_ID: clientId,
  PORSA_OIDC_CLIENT_SECRET: clientSecret,
  PORSA_OIDC_LABEL: label,
  PORSA_OIDC_ROLES: roles,
} as const;

type Read = <Value>(name: keyof typeof ssoVariables, variable: Variable<Value>) => Value;

/** Issuer, client ID and label are given together or not at all. */
export function readSso(read: Read, faults: string[]): Pick<Configuration, 'sso'> {
  const before = faults.length;
  const found = {
    issuer: read('PORSA_OIDC_ISSUER', issuer),
    clientId: read('PORSA_OIDC_CLIENT_ID', clientId),
    label: read('PORSA_OIDC_LABEL', label),
  };
  const secret = read('PORSA_OIDC_CLIENT_SECRET', clientSecret);
  const rules = read('PORSA_OIDC_ROLES', roles);
  const { issuer: url, clientId: id, label: name } = found;
  if (url !== undefined && id !== undefined && name !== undefined)
    return { sso: { issuer: url, clientId: id, label: name, rules, ...(secret !== undefined && { secret }) } };
  const isAsked = [url, id, name, secret].some((value) => value !== undefined) || rules.length > 0;
  if (isAsked && faults.length === before)
    faults.push(
      'PORSA_OIDC_ISSUER, PORSA_OIDC_CLIENT_ID and PORSA_OIDC_LABEL must be set together; at least one of them is missing.',
    );
  return {};
}

/** Unencrypted only on this machine, where nobody listens in between. */
function issuerAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || url.search || url.hash) return undefined;
  const isLocal = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || isLocal ? text : undefined;
}

const rule =
  /^(?<claim>[\w.-]{1,100}):(?<value>[^=,]{1,200})=(?<clinic>[a-z0-9-]{1,64})(?:\/(?:(?<admin>admin)|(?<form>[a-z0-9-]{1,64})\/(?<role>owner|secretary|expert|newuser)))?$/;

function rulesOf(text: string): readonly SsoRule[] | undefined {
  const rules = text.split(',').map((part): SsoRule | undefined => {
    const { claim, value, clinic, admin, form, role } = rule.exec(part.trim())?.groups ?? {};
    if (claim === undefined || value === undefined || clinic === undefined) return undefined;
    const gives = admin
      ? ({ kind: 'admin' } as const)
      : form === undefined
        ? ({ kind: 'account' } as const)
        : ({ kind: 'role', form, role: role as Extract<SsoRule['gives'], { kind: 'role' }>['role'] } as const);
    return { claim, value: value.trim(), clinic, gives };
  });
  return rules.every((one) => one !== undefined) ? (rules as readonly SsoRule[]) : undefined;
}
