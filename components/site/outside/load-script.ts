const loading = new Map<string, Promise<void>>();

/** Loads a script of another origin, once in a document. The Content-Security-Policy names the allowed origins. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)));
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}
