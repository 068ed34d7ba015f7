import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './general-schools.json';

export const generalSchools = demoData<readonly SchoolRow[]>(data.generalSchools);

export const kindergartens = demoData<readonly SchoolRow[]>(data.kindergartens);
