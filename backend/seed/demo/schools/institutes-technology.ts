import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './institutes-technology.json';

export const institutesOfTechnologyAndNature = demoData<readonly SchoolRow[]>(
  data.institutesOfTechnologyAndNature,
);
