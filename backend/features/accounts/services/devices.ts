import { createHmac, randomBytes } from 'node:crypto';
import type { Deps } from '@/backend/deps';
import { sameDigest } from '@/backend/core/access/secret-hash';

const macOf = (deps: Pick<Deps, 'secrets'>, userId: string, device: string) =>
  createHmac('sha256', deps.secrets.pepper).update(`device:${userId}:${device}`).digest('base64url');

/** A browser's proof that this person signed in on it before. Worthless without their secret. */
export const deviceTokenFor = (deps: Deps, userId: string): string => {
  const device = randomBytes(12).toString('base64url');
  return `${device}.${macOf(deps, userId, device)}`;
};

const browserMac = (deps: Deps, browser: string) =>
  createHmac('sha256', deps.secrets.pepper).update(`browser:${browser}`).digest('base64url');

/** Names a browser for the limits of messages. It proves nothing about a person. */
export const newBrowserToken = (deps: Deps): string => {
  const browser = randomBytes(12).toString('base64url');
  return `${browser}.${browserMac(deps, browser)}`;
};

/** The browser of a token; null for a missing or invented one. */
export const readBrowser = (deps: Deps, token: string | undefined): string | null => {
  const [browser = '', mac = ''] = (token ?? '').split('.');
  return browser !== '' && sameDigest(mac, browserMac(deps, browser)) ? browser : null;
};

const devicesMax = 4;

/**
 * The known device among the tokens of a browser (one for each of its users, separated by `~`); null when none
 * belongs to this person. The work is the same for a person who does not exist.
 */
export const knownDevice = (
  deps: Pick<Deps, 'secrets'>,
  userId: string | null,
  tokens: string | undefined,
): string | null => {
  let known: string | null = null;
  for (const token of (tokens ?? '').split('~').slice(0, devicesMax)) {
    const [device = '', mac = ''] = token.split('.');
    if (sameDigest(mac, macOf(deps, userId ?? 'nobody', device)) && userId !== null) known = device;
  }
  return known;
};
