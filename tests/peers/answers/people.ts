import { sessionResource } from '@/lib/contract/accounts/session';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { achievementsResource } from '@/lib/contract/accounts/achievements';
import { favoritesResource } from '@/lib/contract/accounts/favorites';
import { peopleResource } from '@/lib/contract/accounts/people';
import { foreign } from '../foreign-answer';

export const foreignPerson = {
  sub: 'person-1',
  email: 'dara@example.org',
  family_name: 'Sok',
  given_name: 'Dara',
  preferred_username: '+85512345678',
  email_verified: true,
  gender: 'MALE',
};

const { identity, listOfOrganization, search } = peopleResource.endpoints;

export const authAnswers = [
  foreign(sessionResource.endpoints.token, { access_token: 'a.b.c', refresh_token: 'd.e.f' }),
  foreign(sessionResource.endpoints.userinfo, foreignPerson),
  foreign(sessionResource.endpoints.logout, ''),
];

export const userAnswers = [
  foreign(accountsResource.endpoints.get, {
    ...foreignPerson,
    dob: '2008-03-14',
    currentSchool: 'Lotus School',
  }),
  foreign(accountsResource.endpoints.register, { userId: 'person-1' }),
  foreign(favoritesResource.endpoints.list, { data: [{ userId: 'person-1', schoolId: 'school-1' }] }),
  foreign(favoritesResource.endpoints.add, {}),
  foreign(listOfOrganization, {
    data: [{ id: 'person-1', username: '+85512345678', firstName: 'Dara', lastName: 'Sok' }],
  }),
  foreign(search, { data: [{ id: 'person-1', firstName: 'Dara', lastName: 'Sok' }] }),
  foreign(achievementsResource.endpoints.list, {
    data: [{ id: 'entry-1', title: 'First', issuingOrganization: 'Lotus', dateReceived: '2026-05-01' }],
  }),
];

export const identityAnswers = [foreign(identity, { id: 'person-1', username: '+85512345678' })];
