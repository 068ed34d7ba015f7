import type { Deps } from '@/backend/deps';

/** Sala itself, or the organization of its career centers; advisors manage both. */
export const isOwnOrganization = ({ env }: Pick<Deps, 'env'>, id: string): boolean =>
  [env.ORGANIZATION_ID, env.CAREER_CENTER_ORGANIZATION_ID].some(
    (own) => own.toLowerCase() === id.toLowerCase(),
  );
