import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { guardianConsents, loans, partnerRequests } from '@/backend/db/schema';
import { hashToken } from '@/backend/core/access/opaque-tokens';
import { digestCode } from '@/backend/core/access/secret-hash';
import { giveLoanDocuments, loanTo } from '../support/loans';
import { makeCampaign } from '../support/make-content';
import { everyBank } from './loan-ledger';
import { loanOf } from './records';
import {
  everybody,
  everyOwner,
  hiding,
  noRecord,
  nowhere,
  only,
  refusing,
  type Rights,
  rows,
  seenBy,
  selfOnly,
  shared,
  staff,
  type Target,
  unknown,
} from './table';

const one = async (target: Target, status: 'submitted' | 'draft' = 'submitted') => ({
  bankId: target.bankId,
  userId: target.owner.id,
  id: await loanOf(target, status),
});
/** A loan as its address names it. */
const named = async (target: Target, status: 'submitted' | 'draft' = 'submitted') => {
  const { userId, id: slug } = await one(target, status);
  return { params: { userId, slug } };
};
const partnerDraft = {
  name: 'Sok Dara',
  school: 'Lotus School',
  role: 'Head',
  phone: '012345678',
  message: 'We want to join.',
};
const partnerRequestOf = async ({ backend, secret }: Target): Promise<string> => {
  const values = {
    ...partnerDraft,
    features: [],
    message: secret,
    locale: 'km' as const,
    searchFold: '',
    createdAt: backend.clock.now(),
  };
  const [row] = await backend.deps.db
    .insert(partnerRequests)
    .values(values)
    .returning({ id: partnerRequests.id });
  return row?.id ?? '';
};
/** A requested agreement, with the code that the guardian received. */
const guardianConsentOf = async ({ backend, bankId, owner }: Target) => {
  const [consentId, code, key] = [randomUUID(), '482913', randomUUID()];
  const now = backend.clock.now();
  await backend.deps.db.insert(guardianConsents).values({
    id: consentId,
    userId: owner.id,
    bankId,
    guardianPhone: '+85512345678',
    amountCents: 30_000,
    codeHash: digestCode(backend.deps.secrets, consentId, code),
    linkHash: hashToken(key),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
  });
  return { consentId, code, key };
};
const notABanks = 'A bank’s list is nobody’s own.';

const oneCampaign = shared(hiding(only('advisor'), 'schoolAdmin'), hiding(only(), ...staff));
const campaignOf = async ({ backend, ownership }: Target) => ({
  params: { slug: ownership === 'missing' ? `none-${randomUUID()}` : (await makeCampaign(backend)).slug },
});

export const marketingRights: Rights = {
  'marketing/banks.list': { ...noRecord(everybody), send: () => ({}) },
  'marketing/loans.mine': {
    ...selfOnly,
    send: async (target) => {
      const { bankId, userId } = await one(target);
      return { params: { bankId, userId } };
    },
  },
  'marketing/loans.own': {
    ...selfOnly,
    send: async (target) => {
      const { userId } = await one(target);
      return { params: { userId } };
    },
  },
  'marketing/loans.find': [
    {
      ...rows(everyOwner, seenBy('advisor', 'bank'), seenBy('advisor'), unknown),
      shows: everyBank,
      send: (target) => named(target),
    },
    {
      ...rows(everyOwner, unknown, unknown, unknown),
      send: (target) => named(target, 'draft'),
    },
  ],
  'marketing/printed-loans.get': [
    {
      ...rows(everyOwner, seenBy('advisor', 'bank'), seenBy('advisor'), unknown),
      shows: everyBank,
      send: (target) => named(target),
    },
    {
      ...rows(everyOwner, unknown, unknown, unknown),
      send: (target) => named(target, 'draft'),
    },
  ],
  'marketing/guardian-consents.ask': {
    ...selfOnly,
    names: 'params.bankId',
    send: ({ bankId, owner }) => ({
      params: { bankId, userId: owner.id },
      body: { guardianPhone: `+855${randomInt(10_000_000, 19_999_999)}`, amount: 300 },
    }),
  },
  'marketing/guardian-consents.confirm': {
    ...selfOnly,
    names: 'params.bankId',
    send: async (target) => {
      const { consentId, code } = await guardianConsentOf(target);
      const params = { bankId: target.bankId, userId: target.owner.id, consentId };
      return { params, body: { verifyCode: code } };
    },
  },
  'marketing/guardian-consents.get': {
    ...selfOnly,
    send: async (target) => {
      const { consentId } = await guardianConsentOf(target);
      return { params: { bankId: target.bankId, userId: target.owner.id, consentId } };
    },
  },
  'marketing/guardian-consents.read': {
    ...noRecord(everybody, 'Whoever has the key of the link is the guardian.'),
    send: async (target) => ({ body: { key: (await guardianConsentOf(target)).key } }),
  },
  'marketing/guardian-consents.answer': {
    ...noRecord(everybody, 'Whoever has the key of the link is the guardian.'),
    send: async (target) => ({ body: { key: (await guardianConsentOf(target)).key, agrees: true } }),
  },
  'marketing/loans.create': {
    ...selfOnly,
    names: 'params.bankId',
    send: async ({ backend, bankId, owner }) => {
      const here = and(eq(loans.bankId, bankId), eq(loans.userId, owner.id));
      await backend.deps.db.update(loans).set({ status: 'cancelled' }).where(here);
      await giveLoanDocuments(backend, owner.id);
      return { params: { bankId, userId: owner.id }, body: loanTo(owner.id) };
    },
  },
  'marketing/loans.get': [
    {
      ...rows(everyOwner, seenBy('advisor', 'bank'), seenBy('advisor'), unknown),
      shows: everyBank,
      send: async (target) => ({ params: await one(target) }),
    },
    {
      ...rows(everyOwner, unknown, unknown, unknown),
      send: async (target) => ({ params: await one(target, 'draft') }),
    },
  ],
  'marketing/loans.change': {
    ...rows(everyOwner, refusing(seenBy('bank'), 'advisor'), refusing(seenBy(), 'advisor'), unknown),
    send: async (target) => ({
      params: await one(target),
      body: { status: target.ownership === 'own' ? 'cancelled' : 'in-review' },
    }),
  },
  'marketing/loans.remove': {
    ...rows(everyOwner, refusing(seenBy(), 'advisor', 'bank'), refusing(seenBy(), 'advisor'), unknown),
    send: async (target) => ({ params: await one(target) }),
  },
  'marketing/loans.listOfBank': {
    ...rows(
      nowhere,
      only('advisor', 'bank'),
      hiding(only('advisor'), 'bank'),
      hiding(only(), 'advisor', 'bank'),
      notABanks,
    ),
    shows: everyBank,
    send: async (target) => {
      await loanOf(target);
      return { params: { bankId: target.bankId } };
    },
  },
  'marketing/partner-requests.create': { ...noRecord(everybody), send: () => ({ body: partnerDraft }) },
  'marketing/partner-requests.list': {
    ...noRecord(only('advisor'), 'Requests are Sala’s own.'),
    send: async (target) => {
      await partnerRequestOf(target);
      return {};
    },
    shows: { advisor: 'Advisors answer requests of schools.' },
  },
  'marketing/partner-requests.answer': {
    ...shared(only('advisor'), hiding(only(), 'advisor')),
    send: async (target) => ({
      params: { id: await partnerRequestOf(target) },
      version: 1,
      body: { state: 'answered', answer: 'We call you.' },
    }),
    shows: { advisor: 'Advisors answer requests of schools.' },
  },
  'marketing/campaigns.list': { ...noRecord(everybody), send: () => ({}) },
  'marketing/campaigns.get': { ...oneCampaign, send: campaignOf },
  'marketing/campaigns.update': {
    ...oneCampaign,
    send: async (target) => ({ ...(await campaignOf(target)), body: { endsOn: '2090-01-01' }, version: 1 }),
  },
  'marketing/campaigns.duplicate': {
    ...oneCampaign,
    send: async (target) => ({
      ...(await campaignOf(target)),
      body: { title: { en: 'Open days', km: 'ទិវាបើកទ្វារ' } },
    }),
  },
  'marketing/campaigns.archive': {
    ...oneCampaign,
    send: async (target) => ({ ...(await campaignOf(target)), body: { archived: true }, version: 1 }),
  },
  'marketing/campaigns.create': {
    ...noRecord(hiding(only('advisor'), 'schoolAdmin'), 'Campaigns are Sala’s own.'),
    send: () => ({
      body: {
        slug: `open-days-${randomUUID()}`,
        title: { en: 'Open days', km: 'ទិវាបើកទ្វារ' },
        description: { en: '', km: '' },
        startsOn: '2026-11-01',
        endsOn: '2026-11-30',
      },
    }),
  },
};
