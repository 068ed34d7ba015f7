/**
 * Request header by which the site names a visitor's addresses to its own middleware, whose calls then carry it back. It holds a
 * secret of the process; the site removes it from requests that come from outside.
 */
export const visitorHeader = 'x-sala-visitor';
