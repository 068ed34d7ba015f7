import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './technical-institutes.json';

export const technicalInstitutes = demoData<readonly SchoolRow[]>(data.technicalInstitutes);
