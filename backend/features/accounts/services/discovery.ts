import { sessionResource } from '@/lib/contract/accounts/session';
import type { Deps } from '@/backend/deps';
import { issuerOf } from './tokens';

/**
 * Metadata for programs that sign people in here. Sign-ins through other providers end in a code for our own pages,
 * so there is no authorization endpoint.
 */
export const discoveryOf = (deps: Deps) => {
  const { token, userinfo, keys, logout } = sessionResource.endpoints;
  const at = ({ path }: { path: string }) => new URL(path, deps.env.PUBLIC_ORIGIN).href;
  return {
    issuer: issuerOf(deps),
    token_endpoint: at(token),
    userinfo_endpoint: at(userinfo),
    jwks_uri: at(keys),
    end_session_endpoint: at(logout),
    grant_types_supported: ['password', 'refresh_token'],
    response_types_supported: [],
    subject_types_supported: ['public'],
    scopes_supported: ['openid'],
    claims_supported: [
      'sub',
      'email',
      'email_verified',
      'family_name',
      'given_name',
      'preferred_username',
      'gender',
      'dob',
      'province',
      'currentSchool',
      'avatar',
    ],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['none'],
  };
};
