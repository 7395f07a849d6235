/** An API key of a service account. */
export interface ApiKeyTable {
  clinic: string;
  id: string;
  user_id: string;
  /** SHA-256 of the key, hex. */
  hash: string;
  title: string;
  /** JSON: names of scopes. */
  scopes: string;
  created_by: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  removed_at: string | null;
}

export interface ApiKeyTables {
  api_keys: ApiKeyTable;
}
