/** What can wait for a person of the staff; each is the first view of a page of their menu. */
export const waitingKeys = ['applications', 'review', 'inbox', 'questions', 'students', 'loans'] as const;
export type WaitingKey = (typeof waitingKeys)[number];
