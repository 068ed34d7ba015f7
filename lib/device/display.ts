/** The display settings of a reader, stored in this browser. Absent ones follow the system. */
export const displayStorageKey = 'sala-display';

const themes = ['light', 'dark'] as const;
const textSizes = ['large', 'larger'] as const;
/** less: drawings are left out, photographs wait for a tap, nothing is fetched ahead. */
const dataUses = ['less', 'full'] as const;

export interface Display {
  theme?: (typeof themes)[number] | undefined;
  textSize?: (typeof textSizes)[number] | undefined;
  dataUse?: (typeof dataUses)[number] | undefined;
}

const listeners = new Set<() => void>();

/** From the document: an inline script sets it before the first paint. */
export function readDisplay(): Display {
  const { theme, textSize, dataUse } = document.documentElement.dataset;
  return {
    theme: themes.find((one) => one === theme),
    textSize: textSizes.find((one) => one === textSize),
    dataUse: dataUses.find((one) => one === dataUse),
  };
}

/** Whether the device asks every site for less data. */
function deviceSavesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** What the reader chose, else what the device asks for. */
export function usesLessData(): boolean {
  if (typeof document === 'undefined') return false;
  const { dataUse } = readDisplay();
  return dataUse ? dataUse === 'less' : deviceSavesData();
}

export function changeDisplay(change: Display): void {
  const next = { ...readDisplay(), ...change };
  const { dataset } = document.documentElement;
  for (const key of ['theme', 'textSize', 'dataUse'] as const) {
    const value = next[key];
    if (value) dataset[key] = value;
    else delete dataset[key];
  }
  if (usesLessData()) dataset.lessData = '';
  else delete dataset.lessData;
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
