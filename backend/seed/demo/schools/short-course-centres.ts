import { demoData } from '@/backend/seed/demo/demo-text';
import type { SchoolRow } from '@/backend/seed/demo/demo-types';
import data from './short-course-centres.json';

export const shortCourseCentres = demoData<readonly SchoolRow[]>(data.shortCourseCentres);
