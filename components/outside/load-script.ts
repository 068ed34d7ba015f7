const loading = new Map<string, Promise<void>>();

/** Loads another origin's script, once in a document. The Content-Security-Policy names the origins that may be asked. */
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
