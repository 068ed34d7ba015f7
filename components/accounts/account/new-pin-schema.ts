import * as z from 'zod';
import { pinBody } from '@/lib/contract/accounts/accounts';
import { isWeakPin } from '@/lib/domain/accounts/pin';

/** A PIN typed twice. */
export const newPin = z
  .object({ pin: pinBody.shape.pin.refine((pin) => !isWeakPin(pin), 'weak-pin'), again: z.string().min(1) })
  .refine(({ pin, again }) => pin === again, { path: ['again'], message: 'pin-mismatch' });
