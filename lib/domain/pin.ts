/** PINs that a thief tries first: one digit repeated, runs up or down, two or three digits over and over. */
export function isWeakPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  if (steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1)) return true;
  return /^(\d{2,3})\1+$/.test(pin);
}
