/** The display settings of a reader, stored in this browser. Absent ones follow the system. */
export const displayStorageKey = 'sala-display';

export const themes = ['light', 'dark'] as const;
export const textSizes = ['large', 'larger'] as const;

export interface Display {
  theme?: (typeof themes)[number] | undefined;
  textSize?: (typeof textSizes)[number] | undefined;
}

const listeners = new Set<() => void>();

/** From the document: an inline script sets it before the first paint. */
export function readDisplay(): Display {
  const { theme, textSize } = document.documentElement.dataset;
  return {
    theme: themes.find((one) => one === theme),
    textSize: textSizes.find((one) => one === textSize),
  };
}

export function changeDisplay(change: Display): void {
  const next = { ...readDisplay(), ...change };
  const { dataset } = document.documentElement;
  for (const key of ['theme', 'textSize'] as const) {
    const value = next[key];
    if (value) dataset[key] = value;
    else delete dataset[key];
  }
  try {
    localStorage.setItem(displayStorageKey, JSON.stringify(next));
  } catch {
    // Without storage the choice applies to this page only.
  }
  for (const listener of listeners) listener();
}

export function onDisplayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
