/**
 * Request header with the token that Sala gave this browser; limits of messages count by it. The site fills it in from a
 * cookie. Whoever calls without a browser may send it too: only the backend can make a token.
 */
export const browserHeader = 'x-sala-browser';

/** Request header with the proofs that people have logged in on this browser before, joined by `~`. The site fills it in from a cookie. */
export const devicesHeader = 'x-sala-devices';
