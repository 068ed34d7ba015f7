import { decodeJwt } from 'jose';
import { readTokenRoles, type RoleClaims } from '@/lib/domain/accounts/roles';

/**
 * The claims that guards read from an access token. Only the backend verifies it; a guard decides only which page
 * shows.
 */
export interface Claims {
  userId: string;
  roles: string[];
  /** Epoch seconds. */
  expiresAt: number;
}

/** null for an invalid token. */
export function readClaims(accessToken: string | undefined): Claims | null {
  if (!accessToken) return null;
  try {
    const { sub, exp, ...rest } = decodeJwt<RoleClaims>(accessToken);
    if (!sub || !exp) return null;
    return { userId: sub, roles: readTokenRoles(rest), expiresAt: exp };
  } catch {
    return null;
  }
}
