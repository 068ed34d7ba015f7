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
/** Days between asking for one's account to be deleted and its deletion. */
export const deletionGraceDays = 30;
export const purgeEveryMs = 3_600_000;
/** Mailings of up to a hundred applicants that one member of staff may send in an hour. */
export const mailingsPerHourMax = 10;
export const contactsPerAddressPerHourMax = 5;
/** Messages of the contact form in a day, from everywhere: no flood reaches the mailbox. */
export const contactsPerDayMax = 500;
export const shortLinksPerHourMax = 60;
export const shlinkTimeoutMs = 5_000;
export const userSearchesPerHourMax = 60;
export const directRegistrationsPerHourMax = 60;
