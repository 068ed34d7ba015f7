import { textLimits } from './limits/texts';
import { parseAddress } from './web-address';

const ownOrigin = 'https://sala.invalid';
const localePrefix = /^\/(?:en|km|kh)(?=\/|$)/i;
// U+200B to U+200D are allowed: Khmer keywords contain them.
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u2060\uFEFF\\]/u;
const decodingRoundsMax = 5;
const machinePath = /^\/(?:_|api(?:$|[-/]))/i;
const logInPath = /^\/login(?:\/|$)/i;
const forgottenPath = /^\/(?:login|signup(?:\/(?:verify|newpin))?)$/i;

function decodeFully(path: string): string | null {
  let current = path;
  for (let round = 0; round < decodingRoundsMax; round += 1) {
    try {
      const decoded = decodeURIComponent(current);
      if (decoded === current) return current;
      current = decoded;
    } catch {
      return null;
    }
  }
  return null;
}

/** Without its locale prefix and trailing slashes; the root is `/`. */
function pagePath(pathname: string): string {
  return pathname.replace(localePrefix, '').replace(/\/+$/, '') || '/';
}

/** The parts of a URL of this site, its path decoded for inspection; null for anything doubtful. */
function parseOwnPath(value: string): { url: URL; decodedPath: string } | null {
  if (value.length > textLimits.redirectPathMax || !value.startsWith('/')) return null;
  if (controlCharacter.test(value)) return null;
  const url = parseAddress(value, ownOrigin);
  if (!url) return null;
  if (url.origin !== ownOrigin || url.username !== '' || url.password !== '') return null;
  const decodedPath = decodeFully(url.pathname);
  if (decodedPath === null || controlCharacter.test(decodedPath)) return null;
  // Proxies and routers treat `//`, `%2F` and `%2E%2E` differently: no page of this site needs them.
  const slashesBefore = url.pathname.split('/').length;
  if (decodedPath.includes('//') || decodedPath.split('/').length !== slashesBefore) return null;
  if (decodedPath.split('/').some((part) => part === '.' || part === '..')) return null;
  return { url, decodedPath };
}

/**
 * The path to open after a log-in, with its query and hash, or the fallback. The value is parsed as a browser would,
 * never checked by its prefix; other origins, encoded tricks, machine paths and the log-in page itself (a loop) give
 * the fallback.
 */
export function safeRedirectPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string') return fallback;
  const parsed = parseOwnPath(value);
  if (parsed === null) return fallback;
  const page = pagePath(parsed.decodedPath);
  if (logInPath.test(page) || machinePath.test(page)) return fallback;
  return parsed.url.pathname + parsed.url.search + parsed.url.hash;
}

/** True for routes that can be the "last route": all except log-in and sign-up with its verify and newpin. */
export function isRememberedRoute(path: string): boolean {
  const parsed = parseOwnPath(path);
  return parsed !== null && !forgottenPath.test(pagePath(parsed.decodedPath));
}
