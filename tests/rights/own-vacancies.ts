import { vacancyApplicationOf, vacancyOf } from './recruitment-records';
import { type Rights, selfOnly } from './table';

/** What somebody saves and takes back of vacancies. */
export const ownVacancyRights: Rights = {
  'recruitment/own-vacancies.saved': { ...selfOnly, send: ({ owner }) => ({ params: { userId: owner.id } }) },
  'recruitment/own-vacancies.save': {
    ...selfOnly,
    send: async (target) => ({
      params: { userId: target.owner.id, vacancyId: await vacancyOf(target) },
    }),
  },
  'recruitment/own-vacancies.unsave': {
    ...selfOnly,
    send: async (target) => ({
      params: { userId: target.owner.id, vacancyId: await vacancyOf(target) },
    }),
  },
  'recruitment/own-vacancies.withdraw': {
    ...selfOnly,
    send: async (target) => {
      const { vacancyId } = await vacancyApplicationOf(target);
      return { params: { orgId: target.school.id, userId: target.owner.id, vacancyId } };
    },
  },
};
