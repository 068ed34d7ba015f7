import * as z from 'zod';
import { signup } from '@/lib/contract/accounts/accounts';
import { signupComers } from './start-goals';

/** The first step of getting started: a registration, and the preferred province ('' for any). */
export const startPerson = signup.omit({ by: true }).extend({ province: z.string().regex(/^(?:\d{2})?$/) });

/** The sign-up, and who comes: whoever has a code of a school is led to where it is typed. */
export const signupPerson = signup.omit({ by: true }).extend({ comesAs: z.enum(signupComers) });
