import { favoritesResource } from '@/lib/contract/user/favorites';
import { createResourceClient } from './resource-client';

/** Apart from `userApi`: hearts are on pages that need nothing else of that service. */
export const favoritesApi = createResourceClient(favoritesResource);
