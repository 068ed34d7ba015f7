import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './diploma-colleges.json';

export const diplomaColleges = demoData<readonly SchoolRow[]>(data.diplomaColleges);
