import { demoData } from '@/backend/seed/demo/demo-text';
import type { DemoVacancy } from './vacancy-types';
import data from './jobs-office.json';

export const officeJobs = demoData<readonly DemoVacancy[]>(data.officeJobs);
