/** Numbers of the backend's own; those of the specification stand in lib/domain/limits. */
export const requestBodyMaxBytes = 1024 * 1024;
export const grantLifetimeSeconds = 600;
export const logInFailureMemorySeconds = 3600;
export const outboxPollMs = 1_000;
/** Longest pause while the database does not answer. */
export const outboxPauseMaxMs = 30_000;
export const outboxAttemptsMax = 8;
export const smsTimeoutMs = 10_000;
/** Proposals about a school's page that one address may send in an hour. */
export const revisionsPerAddressPerHourMax = 10;
/** Random bytes of the key on a student card. */
export const studentKeyBytes = 24;
/** Student cards, and applications by reference code, that one address may look up in an hour. */
export const lookupsPerAddressPerHourMax = 30;
/** Days of a timetable that one call may ask for. */
export const timetableDaysMax = 62;
/** Requests for documents that a student may have waiting at a school. */
export const openDocumentRequestsMax = 10;
