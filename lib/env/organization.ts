import { defaultOrganizationId } from './server-env';

export const organizationId = (): string => process.env.ORGANIZATION_ID?.trim() || defaultOrganizationId;

/** Whose the career centers are: Sala's own organization where nothing else is set. */
export const careerCenterOrganizationId = (): string =>
  process.env.CAREER_CENTER_ORGANIZATION_ID?.trim() || organizationId();
