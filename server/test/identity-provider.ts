import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type IdentityClaims = Readonly<Record<string, unknown>>;

export interface IdentityProvider {
  readonly issuer: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** Signs somebody with these claims in at an address of `startsso`, and gives where the provider leads back to. */
  signIn(url: string, claims: IdentityClaims): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID Connect provider, whose people are whom a test says they are. */
export async function openIdentityProvider(redirect: string): Promise<IdentityProvider> {
  let claims: IdentityClaims = {};
  const client = { id: 'porsa', secret: 'the-secret-of-porsa-at-the-provider' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirect],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'groups'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...claims }),
    }),
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    void (async () => {
      const { prompt, params } = await provider.interactionDetails(request, response);
      const accountId = String(claims['sub'] ?? claims['email'] ?? 'nobody');
      if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId } });
      const grant = new provider.Grant({ accountId, clientId: params.client_id });
      grant.addOIDCScope('openid email profile');
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    })();
  });
  return {
    issuer,
    client,
    signIn: async (url, given) => {
      claims = given;
      return follow(url, redirect);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Follows redirects as a browser with cookies would, until they lead back. */
async function follow(start: string, redirect: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let hop = 0; hop < 10 && !url.href.startsWith(redirect); hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}
