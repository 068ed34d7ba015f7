const hues = 18;
const fnvStart = 2_166_136_261;
const fnvPrime = 16_777_619;

/** A hue that follows from an id alone, so that a subject has its colour on every page and in every week. */
export function hueOf(id: string): number {
  let hash = fnvStart;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), fnvPrime);
  return ((hash >>> 8) % hues) * (360 / hues);
}
