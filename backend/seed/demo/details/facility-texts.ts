import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import type { Audience } from './admission-texts';
import data from './facility-texts.json';

export const facilityTexts = demoData<Readonly<Record<Audience, readonly Text[]>>>(data.facilityTexts);
