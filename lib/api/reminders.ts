import { remindersResource } from '@/lib/contract/academic/reminders';
import { createResourceClient } from './resource-client';

/** Apart from `academicApi`: its button is on pages that need nothing else of that service. */
export const remindersApi = createResourceClient(remindersResource);
