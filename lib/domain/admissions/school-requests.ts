/** What somebody may ask a school for that it does not list. */
export const schoolRequestKinds = ['program', 'paper'] as const;
export type SchoolRequestKind = (typeof schoolRequestKinds)[number];

/** `granted` and `declined` are answers. */
export const schoolRequestStates = ['open', 'granted', 'declined'] as const;
