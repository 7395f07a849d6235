/** An API key of a service account. */
export interface ApiKeyTable {
  clinic: string;
  id: string;
  user_id: string;
  /** SHA-256 of the key, hex. */
  hash: string;
  /** For field apps: the HA1 of digest authentication, sealed; null where the key is for other programs, or revoked. */
  digest: string | null;
  title: string;
  /** JSON: names of scopes. */
  scopes: string;
  /** JSON: ids of projects in which it makes forms; null where there are none. */
  projects: string | null;
  created_by: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  removed_at: string | null;
}

export interface ApiKeyTables {
  api_keys: ApiKeyTable;
}
