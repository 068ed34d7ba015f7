import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './institutes-business.json';

export const institutesOfBusinessAndPeople = demoData<readonly SchoolRow[]>(
  data.institutesOfBusinessAndPeople,
);
