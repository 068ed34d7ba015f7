import { pinLimits } from '@/lib/domain/limits/sign-in';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';

/** Digits that go up or down one by one, such as 123456. */
export function isRun(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  return steps.size === 1 && [...steps].every((step) => Math.abs(step) === 1);
}

/** One, two or three digits repeated, such as 111111 or 121212. */
export const repeatsItself = (pin: string): boolean => /^(\d{1,3})\1+$/.test(pin);

/** PINs that an attacker tries first. */
export const isWeakPin = (pin: string): boolean => isRun(pin) || repeatsItself(pin);

/** Six digits of the own number, which whoever asks for the PIN of a number tries first. */
export const isOfNumber = (pin: string, phone: string | null): boolean =>
  phone !== null && /^\d+$/.test(pin) && phone.replace('+855', '0').includes(pin);

const onlyDigits = /^[\d\u17E0-\u17E9]+$/;

/** A PIN or password as typed at log-in: digits only are a PIN and become ASCII; any other text stays unchanged. */
export const readSecret = (typed: string): string => (onlyDigits.test(typed) ? toAsciiDigits(typed) : typed);

const passwordLengthMin = 10;

/** Why a new PIN (six digits) or password is refused; null when it is accepted. */
export function secretProblem(secret: string): 'invalid-pin' | 'weak-pin' | 'short-password' | null {
  if (/^\d+$/.test(secret)) {
    if (secret.length !== pinLimits.lengthDigits) return 'invalid-pin';
    return isWeakPin(secret) ? 'weak-pin' : null;
  }
  return [...secret].length < passwordLengthMin ? 'short-password' : null;
}
