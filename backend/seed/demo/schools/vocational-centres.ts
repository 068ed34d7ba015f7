import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './vocational-centres.json';

export const vocationalCentres = demoData<readonly SchoolRow[]>(data.vocationalCentres);
