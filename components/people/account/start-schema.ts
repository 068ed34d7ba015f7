import * as z from 'zod';
import { signup } from '@/lib/contract/user/accounts';

/** The first step of getting started: a registration, and the preferred province ('' for any). */
export const startPerson = signup.extend({ province: z.string().regex(/^(?:\d{2})?$/) });
