import { and, eq } from 'drizzle-orm';
import { codeLimits } from '@/lib/domain/limits/sign-in';
import type { WriteDb } from '@/backend/db/client';
import { users } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import type { AnyAct } from '@/backend/core/access/act';
import { widerNetwork } from '@/backend/core/access/network';
import { giveSlideBack, slideLimit } from '@/backend/core/access/rate-limit';
import { type SmsRecipient, spendSms } from './sms-budget';
import { digestCode } from '@/backend/core/access/secret-hash';
import { takeVisitPlace, type VisitPlaces } from './visit-places';

const hourSeconds = 3600;
const daySeconds = 86_400;

/**
 * Who asks for a message: a browser at an address, or a person who is signed in and answers for it. A code that has a place in
 * an open visit of a school is counted there, and not for browser and address.
 */
export type Sender =
  | {
      address: string;
      device: string | null;
      visit?: VisitPlaces | null;
      /** The owner of the number has logged in on this browser. */
      isOwn?: boolean;
    }
  | {
      author: string;
      /** The school or bank in whose name they write. */
      organization?: string | null;
    };

/** A signed-in person counts as a device of their own: they have proven a number before. */
export const senderOf = ({ address, device, caller }: AnyAct): Sender => ({
  address,
  device: caller ? `person:${caller.id ?? 'operator'}` : device,
});

const openKey = (address: string) => `sms-open:${address}`;
const openDayKey = (address: string) => `sms-open-day:${address}`;

/** Codes that nobody has typed in yet: by address, and by all that one subscriber may have. */
const limitOpenSends = async (deps: Reader, address: string, tx: WriteDb) => {
  const within = (key: string, max: number, seconds = hourSeconds) => slideLimit(deps, key, max, seconds, tx);
  await within(openKey(address), codeLimits.openSendsPerAddressPerHourMax);
  await within(openDayKey(address), codeLimits.openSendsPerAddressPerDayMax, daySeconds);
  const network = widerNetwork(address);
  if (network === null) return;
  await within(openKey(network), codeLimits.openSendsPerNetworkPerHourMax);
  await within(openDayKey(network), codeLimits.openSendsPerNetworkPerDayMax, daySeconds);
};

const limitSender = async (deps: Reader, sender: Sender, to: string, tx: WriteDb) => {
  const within = (key: string, max: number, seconds = hourSeconds) => slideLimit(deps, key, max, seconds, tx);
  if ('author' in sender) {
    const { author, organization } = sender;
    await within(`sms-author:${author}`, codeLimits.sendsPerAuthorPerHourMax);
    if (!organization) return;
    await within(`sms-office:${organization}`, codeLimits.sendsPerOrganizationPerHourMax);
    return within(`sms-office-day:${organization}`, codeLimits.sendsPerOrganizationPerDayMax, daySeconds);
  }
  const { address, device, visit } = sender;
  if (visit && (await takeVisitPlace(deps, visit, to, tx))) return;
  if (device === null) await within(`sms-address:${address}`, codeLimits.sendsWithoutDevicePerHourMax);
  else await within(`sms-devices:${address}`, codeLimits.sendsPerAddressPerHourMax);
  await limitOpenSends(deps, address, tx);
  if (device !== null) await within(`sms-device:${device}`, codeLimits.sendsPerDevicePerHourMax);
};

/** `asked`: the number itself says whether it is a stranger's. The others hide from whoever asks what Sala knows of it. */
type Whose = 'asked' | Exclude<SmsRecipient, 'known'>;

const recipientOf = async (tx: WriteDb, to: string, whose: Whose): Promise<SmsRecipient> => {
  if (whose === 'reached' || whose === 'stranger') return whose;
  const owned = await tx.$count(users, and(eq(users.phone, to), users.phoneVerified, users.enabled));
  if (owned > 0) return 'known';
  return whose === 'asked' ? 'stranger' : 'unknown';
};

/** What whoever asks for codes, and the number that they name, may have. In the transaction of the request. @throws 429 */
export const limitRequests = async (deps: Reader, to: string, sender: Sender, tx: WriteDb): Promise<void> => {
  await limitSender(deps, sender, to, tx);
  await limitRecipient(deps, to, sender, tx);
};

/**
 * In the transaction of the send, so that a refused send is not counted. `to` is a number or a mail address.
 * @returns whether the message may be sent; see `spendSms`
 */
export const limitSends = async (
  deps: Reader,
  to: string,
  sender: Sender,
  tx: WriteDb,
  whose: Whose,
): Promise<boolean> => {
  await limitRequests(deps, to, sender, tx);
  // Last, because the sends of all people wait for each other here.
  return to.includes('@') || spendSms(deps, tx, await recipientOf(tx, to, whose));
};

/**
 * What one number gets. Whoever names it (a guardian, a referee) uses up none of the codes of its owner, and strangers who ask for codes
 * none of those that the owner asks for in a browser where they have logged in.
 */
const limitRecipient = async (deps: Reader, to: string, sender: Sender, tx: WriteDb) => {
  const share = 'author' in sender ? 'named:' : sender.isOwn ? 'own:' : '';
  const recipient = share + digestCode(deps.secrets, 'phone', to);
  const { sendsPerNumberMax, sendsPerNumberWindowSeconds, sendsPerNumberPerDayMax } = codeLimits;
  await slideLimit(deps, `sms-day:${recipient}`, sendsPerNumberPerDayMax, daySeconds, tx);
  await slideLimit(deps, `sms:${recipient}`, sendsPerNumberMax, sendsPerNumberWindowSeconds, tx);
};

/** A code that its owner has typed in is none of a flood: the address may send another one in its place. */
export const giveSendBack = async ({ deps, tx, address }: AnyAct): Promise<void> => {
  for (const network of [address, widerNetwork(address)]) {
    if (network === null) continue;
    await giveSlideBack(deps, openKey(network), hourSeconds, tx);
    await giveSlideBack(deps, openDayKey(network), daySeconds, tx);
  }
};
