/** What becomes of what visitors ask Sala: a partnership, or anything else. */
export const requestStates = ['new', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];
