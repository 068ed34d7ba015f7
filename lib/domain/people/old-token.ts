/**
 * A header of the backend's answers to a token whose roles were changed since: the site then takes a new one, so that
 * pages judge by the new roles too.
 */
export const oldTokenHeader = 'x-sala-old-token';
