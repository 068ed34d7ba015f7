const uses = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs a function once, when the reader touches, types or scrolls. @returns a function to cancel. */
export function onFirstUse(run: () => void): () => void {
  const stop = () => {
    for (const use of uses) window.removeEventListener(use, start);
  };
  const start = () => {
    stop();
    run();
  };
  for (const use of uses) window.addEventListener(use, start, { passive: true });
  return stop;
}
