/**
 * Fields that speak of the sending and not of the matter: each try of a call says them anew, and an Idempotency-Key does not compare
 * them. The first try is the one that counts.
 */
export const fieldsOfSending = ['ageSeconds'] as const;

export const isOfSending = (name: string): boolean => fieldsOfSending.some((each) => each === name);
