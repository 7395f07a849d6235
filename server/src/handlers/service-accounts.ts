import type { serviceAccounts } from '../../../src/api/contract/service-accounts.ts';
import type { HandlersOf } from '../context/handler.ts';
import { getFieldLosses } from '../openrosa/field-losses.ts';
import { getApiKeys, removeApiKey, storeApiKey } from '../service-account/api-keys.ts';

/** Programs that call the server. */
export const serviceAccountHandlers: HandlersOf<typeof serviceAccounts> = {
  '/admin/storeapikey': storeApiKey,
  '/admin/getapikeys': getApiKeys,
  '/admin/removeapikey': removeApiKey,
  '/category/getfieldlosses': getFieldLosses,
};
