import { remindersResource } from '@/lib/contract/schools/reminders';
import { createResourceClient } from './resource-client';

/** Apart from `academicApi`: pages with its button need nothing else of that service. */
export const remindersApi = createResourceClient(remindersResource);
