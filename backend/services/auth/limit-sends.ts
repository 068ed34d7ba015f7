import { codeLimits } from '@/lib/domain/limits/sign-in';
import type { WriteDb } from '@/backend/db/client';
import type { Reader } from '@/backend/deps';
import type { AnyAct } from '@/backend/services/access/act';
import { giveSlideBack, slideLimit } from '@/backend/services/access/rate-limit';
import { type SmsRecipient, spendSms } from '@/backend/services/notification/sms-budget';
import { digestCode } from './secret-hash';
import { takeVisitPlace, type VisitPlaces } from './visit-places';

const hourSeconds = 3600;

/**
 * Who asks for a message: a browser at an address, or a person who is signed in and answers for it. A code that has a place in
 * an open visit of a school is counted there, and not for browser and address.
 */
export type Sender =
  | { address: string; device: string | null; visit?: VisitPlaces | null }
  | { author: string };

/** A signed-in person counts as a device of their own: they have proven a number before. */
export const senderOf = ({ address, device, caller }: AnyAct): Sender => ({
  address,
  device: caller ? `person:${caller.id ?? 'operator'}` : device,
});

const openKey = (address: string) => `sms-open:${address}`;

const limitSender = async (deps: Reader, sender: Sender, to: string, tx: WriteDb) => {
  const within = (key: string, max: number) => slideLimit(deps, key, max, hourSeconds, tx);
  if ('author' in sender) return within(`sms-author:${sender.author}`, codeLimits.sendsPerAuthorPerHourMax);
  const { address, device, visit } = sender;
  if (visit && (await takeVisitPlace(deps, visit, to, tx))) return;
  if (device === null) return within(`sms-address:${address}`, codeLimits.sendsWithoutDevicePerHourMax);
  await within(`sms-devices:${address}`, codeLimits.sendsPerAddressPerHourMax);
  await within(openKey(address), codeLimits.openSendsPerAddressPerHourMax);
  await within(`sms-device:${device}`, codeLimits.sendsPerDevicePerHourMax);
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
  whose?: SmsRecipient,
): Promise<boolean> => {
  await limitSender(deps, sender, to, tx);
  await limitRecipient(deps, to, tx);
  // Last, because the sends of all people wait for each other here.
  return to.includes('@') || spendSms(deps, tx, whose);
};

const limitRecipient = async (deps: Reader, to: string, tx: WriteDb) => {
  const recipient = digestCode(deps.secrets, 'phone', to);
  const { sendsPerNumberMax, sendsPerNumberWindowSeconds, sendsPerNumberPerDayMax } = codeLimits;
  await slideLimit(deps, `sms-day:${recipient}`, sendsPerNumberPerDayMax, 86_400, tx);
  await slideLimit(deps, `sms:${recipient}`, sendsPerNumberMax, sendsPerNumberWindowSeconds, tx);
};

/** A code that its owner has typed in is none of a flood: the address may send another one in its place. */
export const giveSendBack = ({ deps, tx, address }: AnyAct): Promise<void> =>
  giveSlideBack(deps, openKey(address), hourSeconds, tx);
