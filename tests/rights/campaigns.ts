import { randomInt, randomUUID } from 'node:crypto';
import { campaignWish, makeCampaignConsent, makeCampaignRegistration } from '../support/campaigns';
import { makeCampaign } from '../support/make-content';
import {
  everybody,
  everyOwner,
  gone,
  hiding,
  only,
  type Rights,
  rows,
  shared,
  signedIn,
  staff,
  type Target,
  unknown,
} from './table';

const advisors = shared(hiding(only('advisor'), 'schoolAdmin'), hiding(only(), ...staff));
const anybody = shared(signedIn, unknown);
const withAdvisors = { advisor: 'Advisors work with those who registered.' };

const campaignOf = async ({ backend, ownership }: Target) => {
  const { id, slug } = await makeCampaign(backend, { takesRegistrations: true });
  return { id, params: { slug: ownership === 'missing' ? `none-${randomUUID()}` : slug } };
};
const registrationOf = async (target: Target) => {
  const { id, params } = await campaignOf(target);
  const values = { userId: target.owner.id, firstName: target.secret, schoolName: target.secret };
  return { params, registrationId: await makeCampaignRegistration(target.backend, id, values) };
};

export const campaignRights: Rights = {
  'marketing/campaign-registrations.places': {
    ...shared(everybody, gone),
    send: async (target) => ({ params: (await campaignOf(target)).params }),
  },
  'marketing/campaign-registrations.mine': {
    ...anybody,
    send: async (target) => ({ params: (await registrationOf(target)).params }),
  },
  'marketing/campaign-registrations.register': {
    ...anybody,
    send: async (target) => ({ params: (await campaignOf(target)).params, body: campaignWish }),
  },
  'marketing/campaign-registrations.giveBack': {
    ...anybody,
    send: async (target) => ({ params: (await registrationOf(target)).params }),
  },
  'marketing/campaign-registrations.askGuardian': {
    ...anybody,
    send: async (target) => ({
      params: (await campaignOf(target)).params,
      body: { guardianPhone: `+855${randomInt(10_000_000, 19_999_999)}` },
    }),
  },
  'marketing/campaign-registrations.confirmGuardian': {
    ...rows(everyOwner, unknown, unknown, unknown),
    send: async (target) => {
      const { id, slug } = await makeCampaign(target.backend, { takesRegistrations: true });
      const { consentId, code } = await makeCampaignConsent(target.backend, id, target.owner.id);
      return { params: { slug, consentId }, body: { verifyCode: code } };
    },
  },
  'marketing/campaign-desk.list': {
    ...advisors,
    shows: withAdvisors,
    send: async (target) => ({ params: (await registrationOf(target)).params }),
  },
  'marketing/campaign-desk.numbers': {
    ...advisors,
    shows: withAdvisors,
    send: async (target) => ({ params: (await registrationOf(target)).params }),
  },
  'marketing/campaign-desk.move': {
    ...advisors,
    send: async (target) => {
      const { params, registrationId } = await registrationOf(target);
      return { params, body: { rows: [{ registrationId, status: 'confirmed' }] } };
    },
  },
  'marketing/campaign-desk.message': {
    ...advisors,
    send: async (target) => {
      const { params, registrationId } = await registrationOf(target);
      return {
        params,
        body: { rows: [{ registrationId, text: { en: 'See you on Monday.', km: 'ជួបគ្នានៅថ្ងៃចន្ទ។' } }] },
      };
    },
  },
};
