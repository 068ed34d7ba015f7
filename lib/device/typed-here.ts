let typedAt: string | null = null;

if (typeof window !== 'undefined') {
  const note = () => {
    typedAt = window.location.pathname;
  };
  window.addEventListener('input', note, { capture: true, passive: true });
}

/** Whether something was typed or chosen on the page that is open: a reload could lose it. */
export const isTypedHere = (): boolean => typedAt === window.location.pathname;
