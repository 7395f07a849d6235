/** A letter to one person. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Letters waiting in the database until the mail server has taken them. */
export interface MailQueue {
  /** Puts the letter into the queue; the next delivery takes it. Throws where address or subject hold a line break. */
  add(letter: Letter): Promise<void>;
  /** Tries every letter that is due. Resolves to the number delivered. */
  deliver(): Promise<number>;
}
