/** A call that the form cannot carry out; `code` is the reason. */
export class LiveFormError extends Error {
  override readonly name = 'LiveFormError';
  readonly code: 'unknownquestion' | 'notanswerable' | 'notrepeating' | 'unknownrow' | 'toomanyrows' | 'unknownpage';

  constructor(code: LiveFormError['code'], about: string) {
    super(`${code}: ${about}`);
    this.code = code;
  }
}
