/** What becomes of a school's request for a partnership. */
export const partnerStates = ['new', 'answered', 'closed'] as const;
export type PartnerState = (typeof partnerStates)[number];
