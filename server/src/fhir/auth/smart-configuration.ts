import { smartScopes } from './smart-scopes.ts';

/** Where tokens are issued, and how, as SMART App Launch has it. */
export function smartConfiguration(base: string) {
  return {
    token_endpoint: `${base}/auth/token`,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    grant_types_supported: ['client_credentials'],
    scopes_supported: Object.keys(smartScopes),
    capabilities: ['client-confidential-symmetric', 'permission-v2'],
  };
}
