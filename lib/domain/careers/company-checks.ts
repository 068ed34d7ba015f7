/** What an advisor can have seen of an employer. */
export const companyChecks = ['registration', 'address', 'call', 'site'] as const;
export type CompanyCheckPoint = (typeof companyChecks)[number];

/** How long a check counts; its last day is that of the same date. */
export const companyCheckMonths = 12;
