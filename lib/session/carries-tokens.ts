/** Whether an address brings tokens, which the middleware takes out of it. */
export const carriesTokens = (query: URLSearchParams): boolean =>
  query.has('access_token') || query.has('refresh_token');
