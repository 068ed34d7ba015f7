import { defaultOrganizationId } from './server-env';

/** The organization of the site. */
export const organizationId = (): string => process.env.ORGANIZATION_ID?.trim() || defaultOrganizationId;
