import { accountsResource } from '@/lib/contract/user/accounts';
import { favoritesResource } from '@/lib/contract/user/favorites';
import { createResourceClient } from './resource-client';

export const userApi = {
  accounts: createResourceClient(accountsResource),
  favorites: createResourceClient(favoritesResource),
};
