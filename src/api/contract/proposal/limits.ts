/** What the server takes of one proposal at most. */
export const proposalLimits = {
  /** Of a stored proposal with its template, as JSON in UTF-8. */
  bytes: 2 * 1024 * 1024,
  /** Characters of one text: 100,000 words fit. */
  textCharacters: 1_000_000,
  /** Questions with a value; rows of a table; texts of a list. */
  values: 500,
  rows: 1000,
  sources: 3000,
  /** Characters of a text that is checked by itself. */
  checkedCharacters: 200_000,
  /** Of one person, removed ones that can still be restored included. */
  proposals: 200,
  /** Bytes of all proposals of one person, with all their versions. */
  room: 100 * 1024 * 1024,
  /** Named versions of one proposal; others are kept as far as there is room. */
  namedVersions: 20,
  /** Links for comments of one proposal. */
  links: 10,
  /** Comments and replies of one proposal. */
  comments: 500,
  commentCharacters: 5000,
  quoteCharacters: 1000,
} as const;
