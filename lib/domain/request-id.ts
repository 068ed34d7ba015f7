const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that a request brings, when it can be nothing but an id; else null, and whoever asks makes a new one. */
export const readRequestId = (given: string | null | undefined): string | null =>
  given && uuid.test(given) ? given : null;
