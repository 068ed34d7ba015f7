import { sessionResource } from '@/lib/contract/accounts/session';
import { createResourceClient } from './resource-client';

export const authApi = { session: createResourceClient(sessionResource) };
