import { accountsResource } from '@/lib/contract/user/accounts';
import { achievementsResource } from '@/lib/contract/user/achievements';
import { favoritesResource } from '@/lib/contract/user/favorites';
import { createResourceClient } from './resource-client';

export const userApi = {
  accounts: createResourceClient(accountsResource),
  favorites: createResourceClient(favoritesResource),
  achievements: createResourceClient(achievementsResource),
};
