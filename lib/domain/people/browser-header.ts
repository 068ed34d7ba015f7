/**
 * Request header with the token that Sala gave this browser; limits of messages count by it. The site fills it in from a
 * cookie. Whoever calls without a browser may send it too: only the backend can make a token.
 */
export const browserHeader = 'x-sala-browser';
