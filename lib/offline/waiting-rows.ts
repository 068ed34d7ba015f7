// How rows that wait on a phone are sent, by a page or by the service worker.

const finalStatuses: readonly number[] = [400, 403, 404, 409, 422];

/** Whether sending the same again is of no use after this answer. */
export const isFinalStatus = (status: number): boolean => finalStatuses.includes(status);

/**
 * The rows with their age in whole seconds, which does not depend on the clock of the phone.
 * @param now milliseconds by the clock that wrote `at`
 */
export const withAges = <Row extends { at: number }>(rows: readonly Row[], now: number) =>
  rows.map(({ at, ...row }) => ({ ...row, ageSeconds: Math.max(0, Math.round((now - at) / 1000)) }));
