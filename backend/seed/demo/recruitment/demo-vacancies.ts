import { repeatedJobs } from './repeated-jobs';
import { internships } from './internships';
import { officeJobs } from './jobs-office';
import { practicalJobs } from './jobs-practical';
import type { DemoVacancy } from './vacancy-types';

export const demoVacancies: readonly DemoVacancy[] = [
  ...officeJobs,
  ...practicalJobs,
  ...internships,
  ...repeatedJobs,
];
