const slugMax = 80;

/** A text as part of an address: Latin letters and digits joined by dashes; empty when it has none of them. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMax)
    .replace(/^-+|-+$/g, '');
}

/** True for a possible result of {@link slugify}. */
export function isSlug(text: string): boolean {
  return text.length <= slugMax && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
