/**
 * A header of answers to a token whose roles have changed: the site then fetches a new token, so that pages use the
 * new roles too.
 */
export const oldTokenHeader = 'x-sala-old-token';
