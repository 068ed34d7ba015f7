import { runAct } from '@/backend/core/access/act';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { organizationProfiles, sessions, users } from '@/backend/db/schema';
import { openChallenge } from '@/backend/features/accounts/services/challenges';
import { signGrant } from '@/backend/features/accounts/services/grants';
import { readers } from './partners-decide';
import { makePerson, signedIn as openDevice } from '@/tests/support/make';
import { applicantOf, loanOf } from './records';
import { entryOf, profileOf } from './recruitment-records';
import {
  anyOrganization,
  everybody,
  everyOwner,
  hiding,
  keepersOnly,
  never,
  noRecord,
  noSession,
  ofOrganization,
  only,
  type Rights,
  rows,
  selfOnly,
  signedIn,
  staff,
  staffOnly,
  type Target,
  unknown,
} from './table';

let counter = 0;
/** A number that nobody has. */
const newPhone = () => `012 9${String((counter += 1)).padStart(5, '0')}`;
const registration = () => ({ lastName: 'Sok', firstName: 'Dara', phone: newPhone(), locale: 'km' });

/** Gives the person an unproven mail address. */
const newEmailOf = async ({ deps }: Target['backend'], userId: string): Promise<string> => {
  const email = `person-${(counter += 1)}@x.example`;
  await deps.db.update(users).set({ email, emailVerified: false }).where(eq(users.id, userId));
  return email;
};

const challengeOf = async (
  { backend, owner }: Target,
  purpose: 'signup' | 'reset' | 'email' | 'phone' | 'join',
) => {
  const isSignup = purpose === 'signup';
  const phone = `+85512${String(900_000 - (counter += 1))}`;
  const userId = isSignup ? randomUUID() : owner.id;
  const email = purpose === 'email' ? await newEmailOf(backend, owner.id) : undefined;
  const provenPhone = purpose === 'join' ? (await makePerson(backend)).phone : phone;
  const { challengeId, code } = await runAct(backend.deps, { caller: null }, (act) =>
    openChallenge(act, {
      purpose,
      userId,
      registration: isSignup ? { phone, firstName: 'Dara', lastName: 'Sok', locale: 'km' } : null,
      ...(email && { email }),
      ...(['signup', 'phone', 'join'].includes(purpose) && { phone: provenPhone }),
      matches: true,
    }),
  );
  return { userId, body: { challengeId, verifyCode: code } };
};

const grantOf = async (target: Target, purpose: 'signup' | 'reset') => {
  const { deps } = target.backend;
  const { body } = await challengeOf(target, purpose);
  // A person who is signing up has no PIN before this call.
  if (purpose === 'signup')
    await deps.db.update(users).set({ secretHash: null }).where(eq(users.id, target.owner.id));
  return signGrant(deps, { id: body.challengeId, userId: target.owner.id });
};

const grantOnly = noRecord(
  noSession,
  'An access token is no grant; what a grant opens is tested beside the handler.',
);
const own = { send: ({ owner }: Target) => ({ params: { id: owner.id } }), ...selfOnly };

/** Another device where the person is signed in. */
const deviceOf = async ({ backend, owner, secret }: Target): Promise<string> => {
  const userAgent = `${secret} ${randomUUID()}`;
  await openDevice(backend, owner.id, userAgent);
  const [row] = await backend.deps.db.select().from(sessions).where(eq(sessions.userAgent, userAgent));
  if (!row) throw new Error('The session was not opened.');
  return row.id;
};

export const userRights: Rights = {
  'user/findings.list': {
    ...ofOrganization(signedIn, signedIn, signedIn),
    shows: { partner: 'A partner keeps the school.', university: 'A university keeps its school.' },
    names: 'send',
    send: async (target) => {
      await applicantOf(target);
      await loanOf(target);
      return { query: { keyword: target.secret } };
    },
  },
  'user/waiting.summary': { ...noRecord(signedIn), send: () => ({}) },
  'user/waiting.first': {
    ...noRecord(signedIn),
    shows: readers,
    send: async (target) => {
      await applicantOf(target);
      return {};
    },
  },
  'user/chat-identity.get': { ...noRecord(signedIn), send: () => ({}) },
  'user/safety.sessions': {
    ...selfOnly,
    send: async (target) => {
      await deviceOf(target);
      return { params: { id: target.owner.id } };
    },
  },
  'user/safety.endOthers': own,
  'user/safety.endOne': {
    ...rows(everyOwner, unknown, unknown, unknown),
    send: async (target) => ({ params: { id: target.owner.id, sessionId: await deviceOf(target) } }),
  },
  'user/safety.export': own,
  'user/safety.signIns': {
    ...staffOnly,
    send: async (target) => {
      await applicantOf(target);
      return { params: { orgId: target.school.id, userId: target.owner.id } };
    },
  },
  'user/accounts.register': { ...noRecord(everybody), send: () => ({ body: registration() }) },
  'user/accounts.verifyCode': {
    ...noRecord(everybody, 'The code is right or wrong, whoever sends it.'),
    send: async (target) => {
      const { userId, body } = await challengeOf(target, 'signup');
      return { params: { id: userId }, body };
    },
  },
  'user/telegram-proofs.link': {
    ...noRecord(everybody, 'Whoever holds both ids has begun the sign-up.'),
    send: async (target) => {
      const { userId, body } = await challengeOf(target, 'signup');
      return { params: { id: userId }, body: { challengeId: body.challengeId } };
    },
  },
  'user/telegram-proofs.read': {
    ...noRecord(everybody, 'Without a proof by the chat it says “over” to anybody.'),
    send: async (target) => {
      const { userId, body } = await challengeOf(target, 'signup');
      return { params: { id: userId }, body: { challengeId: body.challengeId } };
    },
  },
  'user/accounts.setPin': {
    ...grantOnly,
    send: () => ({ body: { pin: '482913' } }),
    grant: (target) => grantOf(target, 'signup'),
  },
  'user/accounts.get': own,
  'user/accounts.update': {
    ...selfOnly,
    send: ({ owner }) => ({ params: { id: owner.id }, body: { province: '12' } }),
  },
  'user/email-proof.send': {
    ...own,
    send: async ({ backend, owner }) => {
      await newEmailOf(backend, owner.id);
      return { params: { id: owner.id } };
    },
  },
  'user/email-proof.confirm': {
    ...selfOnly,
    send: async (target) => ({
      params: { id: target.owner.id },
      body: (await challengeOf(target, 'email')).body,
    }),
  },
  'user/phone-change.send': {
    ...selfOnly,
    why: 'The PIN of whoever calls is asked for first.',
    send: ({ owner, caller }) => ({
      params: { id: owner.id },
      body: { phone: newPhone(), currentPassword: caller?.pin ?? owner.pin },
    }),
  },
  'user/phone-change.confirm': {
    ...selfOnly,
    fresh: true,
    send: async (target) => ({
      params: { id: target.owner.id },
      body: (await challengeOf(target, 'phone')).body,
    }),
  },
  'user/account-joins.send': {
    ...selfOnly,
    why: 'The PIN of whoever calls is asked for first.',
    send: ({ owner, caller }) => ({
      params: { id: owner.id },
      body: { phone: newPhone(), currentPassword: caller?.pin ?? owner.pin },
    }),
  },
  'user/account-joins.preview': {
    ...selfOnly,
    send: async (target) => ({
      params: { id: target.owner.id },
      body: (await challengeOf(target, 'join')).body,
    }),
  },
  'user/account-joins.confirm': {
    ...selfOnly,
    fresh: true,
    send: async (target) => ({
      params: { id: target.owner.id },
      body: (await challengeOf(target, 'join')).body,
    }),
  },
  'user/accounts.remove': { ...own, fresh: true },
  'user/secrets.resetPassword': { ...noRecord(everybody), send: () => ({ body: { username: newPhone() } }) },
  'user/secrets.verifyResetCode': {
    ...noRecord(everybody, 'The code is right or wrong, whoever sends it.'),
    send: async (target) => ({ body: (await challengeOf(target, 'reset')).body }),
  },
  'user/secrets.setPinAfterReset': {
    ...grantOnly,
    send: () => ({ body: { pin: '482913' } }),
    grant: (target) => grantOf(target, 'reset'),
  },
  'user/secrets.changePassword': {
    ...noRecord(signedIn),
    fresh: true,
    send: ({ owner }) => ({ body: { currentPassword: owner.pin, newPassword: '739164' } }),
  },
  'user/favorites.list': { ...selfOnly, send: ({ owner }) => ({ params: { userId: owner.id } }) },
  'user/favorites.add': {
    ...anyOrganization,
    names: 'body.schoolId',
    send: ({ school }) => ({ body: { schoolId: school.id } }),
  },
  'user/favorites.remove': {
    ...selfOnly,
    names: 'params.userId',
    send: ({ owner, school }) => ({ params: { userId: owner.id, schoolId: school.id } }),
  },
  'user/achievements.list': {
    ...selfOnly,
    send: async (target) => {
      const profileId = await profileOf(target);
      const data = { title: target.secret, issuingOrganization: 'Sala', dateReceived: '2026-01-05' };
      await entryOf(target, profileId, 'achievement', data);
      return { params: { orgId: target.school.id, userId: target.owner.id } };
    },
  },
  'user/people.registerDirect': {
    ...keepersOnly,
    names: 'body.organizationId',
    send: ({ school }) => ({ body: { ...registration(), organizationId: school.id } }),
  },
  'user/people.setEnabled': {
    ...rows(
      never(hiding(only(), 'schoolAdmin'), 'visitor'),
      hiding(only('advisor'), 'schoolAdmin'),
      hiding(only('advisor'), 'schoolAdmin'),
      hiding(only(), ...staff),
    ),
    send: ({ owner }) => ({ params: { id: owner.id }, body: { enabled: true } }),
  },
  'user/people.confirmBirthday': {
    ...rows(
      never(hiding(only(), 'schoolAdmin'), 'visitor'),
      hiding(only('advisor'), 'schoolAdmin'),
      hiding(only('advisor'), 'schoolAdmin'),
      hiding(only(), ...staff),
    ),
    send: ({ owner }) => ({ params: { id: owner.id }, body: { dob: '2000-03-14', seen: 'ID card' } }),
  },
  'user/people.search': {
    ...noRecord(only(...staff), 'It answers names, of whoever has the number.'),
    send: ({ owner }) => ({ query: { username: owner.phone } }),
  },
  'user/people.listOfOrganization': {
    ...staffOnly,
    send: async (target) => {
      await applicantOf(target);
      return { params: { orgId: target.school.id } };
    },
  },
  'user/people.remind': {
    ...staffOnly,
    send: async (target) => {
      await applicantOf(target);
      return { params: { orgId: target.school.id, userId: target.owner.id } };
    },
  },
  'user/people.identity': own,
  'user/organization-profiles.list': own,
  'user/organization-profiles.update': {
    ...selfOnly,
    names: 'params.id',
    send: ({ owner, school, secret }) => ({
      params: { id: owner.id, orgId: school.id },
      body: { about: secret },
    }),
  },
  'user/organization-profiles.leave': {
    ...selfOnly,
    names: 'params.id',
    send: async ({ backend, owner, school }) => {
      const row = { userId: owner.id, organizationId: school.id, updatedAt: backend.clock.now() };
      await backend.deps.db.insert(organizationProfiles).values(row).onConflictDoNothing();
      return { params: { id: owner.id, orgId: school.id } };
    },
  },
};
