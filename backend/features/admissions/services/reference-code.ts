import { randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** Eight letters and digits that cannot be misheard or misread. */
export const newReferenceCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

const pattern = new RegExp(`^[${alphabet}]{${length}}$`, 'i');
export const isReferenceCode = (text: string): boolean => pattern.test(text);

/** The same kind of code, constant for a UUID: for demo records. */
export const referenceCodeOf = (uuid: string): string => {
  const hex = uuid.replaceAll('-', '');
  return Array.from(
    { length },
    (_, index) => alphabet[Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16) % alphabet.length],
  ).join('');
};
