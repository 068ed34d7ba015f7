import data from './companies.json';

/** Invented employers; none of them exists. */
export const demoCompanies = data.demoCompanies;

export type DemoCompanyKey = keyof typeof demoCompanies;

/** Benefits of employers besides pay. */
export const demoBenefits = data.demoBenefits;

export type DemoBenefitKey = keyof typeof demoBenefits;

/** Employers whose vacancies are held. */
export const uncheckedCompanies: readonly DemoCompanyKey[] = ['quick-tower', 'blue-kettle'];
