import { pinLimits } from '@/lib/domain/limits';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';

/** PINs that a thief tries first: one digit repeated, runs up or down, two or three digits over and over. */
export function isWeakPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  if (steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1)) return true;
  return /^(\d{2,3})\1+$/.test(pin);
}

const onlyDigits = /^[\d\u17E0-\u17E9]+$/;

/** A PIN or password as typed at log-in: digits alone are a PIN and become ASCII, anything else stays as it is. */
export const readSecret = (typed: string): string => (onlyDigits.test(typed) ? toAsciiDigits(typed) : typed);

export const passwordLengthMin = 10;

/** What keeps a new PIN (six digits) or password from being taken; null when nothing does. */
export function secretProblem(secret: string): 'invalid-pin' | 'weak-pin' | 'short-password' | null {
  if (/^\d+$/.test(secret)) {
    if (secret.length !== pinLimits.lengthDigits) return 'invalid-pin';
    return isWeakPin(secret) ? 'weak-pin' : null;
  }
  return [...secret].length < passwordLengthMin ? 'short-password' : null;
}
