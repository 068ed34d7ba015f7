/** A proxy may name a request by it; answers show it. */
export const requestIdHeader = 'x-request-id';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a request, if it is a valid UUID; else null, and the caller creates one. */
export const readRequestId = (given: string | null | undefined): string | null =>
  given && uuid.test(given) ? given : null;
