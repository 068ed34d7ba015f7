import type { IncomingMessage } from 'node:http';

/** True for a request with more than one `Host`: servers in a row may each believe another one (RFC 9112, 3.2). */
export const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
