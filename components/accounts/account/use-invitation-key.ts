'use client';

import { createLinkKey } from '@/lib/device/use-link-key';

/** The key of an invitation's link. */
export const useInvitationKey = createLinkKey('sala-invitation');
