import { createDrag } from '@/components/kits/board/create-drag';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';

export const { drag, useDrop } = createDrag<Applicant>();
