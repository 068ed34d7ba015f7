import { sessionResource } from '@/lib/contract/auth/session';
import { createResourceClient } from './resource-client';

export const authApi = { session: createResourceClient(sessionResource) };
