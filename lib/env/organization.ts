import { defaultOrganizationId } from './server-env';

export const organizationId = (): string => process.env.ORGANIZATION_ID?.trim() || defaultOrganizationId;
