import { demoData } from '@/backend/seed/demo/demo-text';
import type { DemoVacancy } from './vacancy-types';
import data from './internships.json';

export const internships = demoData<readonly DemoVacancy[]>(data.internships);
