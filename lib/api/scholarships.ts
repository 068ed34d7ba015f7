import { scholarshipsResource } from '@/lib/contract/academic/scholarships';
import { createResourceClient } from './resource-client';

export const scholarshipApi = createResourceClient(scholarshipsResource);
