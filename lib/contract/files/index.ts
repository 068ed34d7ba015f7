import { uploadsResource } from './uploads';

/** What backends answer for this feature. */
export const resources = [uploadsResource] as const;
