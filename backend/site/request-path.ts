/** The path of a request without its query; null when it is invalid or cannot be decoded. */
export function pathOf(url: string): string | null {
  if (!url.startsWith('/')) return null;
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path).includes('\u0000') ? null : path;
  } catch {
    return null;
  }
}
