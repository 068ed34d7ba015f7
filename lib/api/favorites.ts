import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { createResourceClient } from './resource-client';

/** Apart from `userApi`: pages with hearts need nothing else of that service. */
export const favoritesApi = createResourceClient(favoritesResource);
