import { demoData } from '@/backend/seed/demo/demo-text';
import type { DemoVacancy } from './vacancy-types';
import data from './jobs-practical.json';

export const practicalJobs = demoData<readonly DemoVacancy[]>(data.practicalJobs);
