import * as z from 'zod';
import { registration } from '@/lib/contract/user/accounts';

/** The first step of getting started: a registration, and where the person would like to study ('' for anywhere). */
export const startPerson = registration.extend({ province: z.string().regex(/^(?:\d{2})?$/) });
