/** What a request of OData is refused for: a status of HTTP and a sentence for whoever sets the feed up. */
export class ODataError extends Error {
  readonly status: 400 | 404 | 501;

  constructor(status: 400 | 404 | 501, message: string) {
    super(message);
    this.name = 'ODataError';
    this.status = status;
  }
}
