/** A query as one segment of a path, for the server. */
export const askedSegment = (query: string): string => Buffer.from(query).toString('base64url');

/** The query of such a segment. */
export const readAsked = (segment: string): string => Buffer.from(segment, 'base64url').toString();
