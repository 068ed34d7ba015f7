import { defineResource } from '../endpoint';
import { pageOf } from '../answers';
import { entryOf } from '../profiles/profile-section';
import { achievement } from '../profiles/profile-sections';

export const achievementsResource = defineResource('user/achievements', {
  list: {
    method: 'GET',
    path: '/api-user/organizations/:orgId/users/:userId/achievements',
    access: 'self',
    summary: 'The achievements in a person’s profile, latest first; none without a profile',
    response: pageOf(entryOf(achievement)),
  },
});
