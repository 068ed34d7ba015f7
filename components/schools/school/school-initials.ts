const initialsMax = 3;
const smallWords = new Set(['of', 'the', 'and', 'for', 'in', 'at', 'de']);

/** Up to three capitals: "Royal School of Arts" gives RSA. */
export function schoolInitials(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}/u.test(word) && !smallWords.has(word.toLowerCase()))
    .slice(0, initialsMax)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
