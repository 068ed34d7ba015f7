import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './universities-capital.json';

export const universitiesOfTheCapital = demoData<readonly SchoolRow[]>(data.universitiesOfTheCapital);
