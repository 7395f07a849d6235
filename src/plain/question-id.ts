/** Id of a question's first control; names hold no space, so that any path will do. */
export const questionId = (path: string): string => `q-${path}`;

/** An address in the page that leads to it. */
export const linkTo = (path: string): string => `#${encodeURIComponent(questionId(path))}`;
