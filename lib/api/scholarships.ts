import { scholarshipsResource } from '@/lib/contract/schools/scholarships';
import { createResourceClient } from './resource-client';

export const scholarshipApi = createResourceClient(scholarshipsResource);
