import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './universities-provinces.json';

export const universitiesOfTheProvinces = demoData<readonly SchoolRow[]>(data.universitiesOfTheProvinces);
