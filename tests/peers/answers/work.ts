import { banksResource } from '@/lib/contract/loans/banks';
import { campaignsResource } from '@/lib/contract/campaigns/campaigns';
import { loansResource } from '@/lib/contract/loans/loans';
import { completeProfilesResource, profilesResource } from '@/lib/contract/profiles/profiles';
import { attributeResource, educationResource } from '@/lib/contract/profiles/profile-sections';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { foreign } from '../foreign-answer';

const createdAt = '2026-10-01T08:00:00+07:00';

const profile = { id: 'profile-1', userId: 'person-1', firstName: 'Dara', lastName: 'Sok', createdAt };
const education = {
  id: 'entry-1',
  degreeName: 'High school',
  schoolName: 'Lotus School',
  fieldOfStudy: 'Science',
  startDate: '2023-11-01',
  endDate: '2026-08-31',
};
const vacancy = { vacancyId: 'vacancy-1', title: 'Teaching assistant', status: 'open', createdAt };
const loan = {
  loanId: 'loan-1',
  bankId: 'bank-1',
  userId: 'person-1',
  amount: '$500',
  reason: 'laptop',
  periodMonths: 6,
  working: false,
  guardian: 'mother',
  guardianJob: 'work',
  createdAt,
};

export const recruitmentAnswers = [
  foreign(profilesResource.endpoints.getOfUser, profile),
  foreign(profilesResource.endpoints.list, { data: [profile] }),
  foreign(completeProfilesResource.endpoints.get, { ...profile, educations: [education] }),
  foreign(educationResource.endpoints.list, { data: [education] }),
  foreign(attributeResource.endpoints.list, { data: [{ id: 'entry-2', kind: 'hobby', name: 'Football' }] }),
  foreign(vacanciesResource.endpoints.list, { data: [vacancy], count_total: 1 }),
  foreign(vacanciesResource.endpoints.get, vacancy),
  foreign(vacanciesResource.endpoints.steps, {
    data: [{ key: 'pending' }, { key: 'interview', name: 'Interview' }],
  }),
];

export const marketingAnswers = [
  foreign(banksResource.endpoints.list, { data: [{ bankId: 'bank-1', name: 'Lotus Microfinance' }] }),
  foreign(loansResource.endpoints.mine, { data: [loan] }),
  foreign(loansResource.endpoints.listOfBank, { data: [loan] }),
  foreign(loansResource.endpoints.get, loan),
  foreign(campaignsResource.endpoints.list, { data: [{ campaignId: 'campaign-1', title: 'Hi-Goal camp' }] }),
];
