/** Where one service is shown with its projects. */
export const servicePath = (slug: string): string =>
  `/serviceDetail?${new URLSearchParams({ service: slug }).toString()}`;
