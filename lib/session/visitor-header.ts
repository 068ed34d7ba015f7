/**
 * Request header with which the site passes a visitor's addresses to its own middleware, whose calls send it back. It
 * contains a secret of the process; the site removes it from external requests.
 */
export const visitorHeader = 'x-sala-visitor';
