import { clearKeys, deviceKeys, deviceStore, readBy } from './device-store';

/** What stays when a person logs out: how the device shows pages, and choices that name nobody. */
const ofDevice =
  /^sala(?:-display|\.statistics|\.moments|\.visit$|\.marks(?::|$)|\.compare\.|\.list-columns:|\.list-filters:|\.menu-groups$)/;
/** The id of an owner somewhere in a key. */
const owned = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const personal = /^(?:sala|recent-searches)/;

const kinds = [
  ['applications', /^sala\.application(?:-|:)/],
  ['loans', /^sala\.loan:/],
  ['marks', /^sala\.attendance:/],
  ['answers', /^sala\.orientation:/],
  ['texts', /./],
] as const;
export type UnsentKind = (typeof kinds)[number][0];

/** Answers of a test that the account does not have yet. */
const waiting = readBy((value): true | null => {
  const pending =
    typeof value === 'object' && value !== null && 'pending' in value ? value.pending : undefined;
  return Array.isArray(pending) && pending.length > 0 ? true : null;
});
const isTest = (key: string) => key.startsWith('sala.orientation:');
/** What the account has already, and the page has not read again. */
const isSent = (key: string) => key.startsWith('sala.attendance-sent:');
const isUnsent = (key: string): boolean =>
  (!isTest(key) && !isSent(key)) || deviceStore(key, waiting, { scope: 'device' }).read() !== null;

const isOf = (person: string) => (key: string) => key.split(':').includes(person) && !ofDevice.test(key);
const isAnybodys = (key: string) => personal.test(key) && !ofDevice.test(key) && !owned.test(key);

/** What a person began on this device and has not sent or saved, counted by kind. */
export function unsentOf(person: string): { kind: UnsentKind; count: number }[] {
  const mine = deviceKeys('device', '').filter(
    (key) => isOf(person)(key) || /^sala\.orientation:\w+$/.test(key),
  );
  const begun = mine.filter(isUnsent).map((key) => kinds.find(([, prefix]) => prefix.test(key))?.[0]);
  return kinds
    .map(([kind]) => ({ kind, count: begun.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Removes what a person leaves on this device: drafts under their id, and answers under nobody's. What other people keep
 * here stays.
 * @param person null keeps drafts and tests, which the next visitor does not see
 */
export function forgetOnDevice(person: string | null): void {
  const goes = (key: string) =>
    person === null ? isAnybodys(key) && !isTest(key) : isAnybodys(key) || isOf(person)(key);
  clearKeys('device', goes);
}
