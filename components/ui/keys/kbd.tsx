const signs: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
};

/** A key as it stands on the keyboard. */
export const Kbd = ({ name }: { name: string }) => (
  <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-border bg-background px-1 font-sans text-xs font-medium text-muted">
    {signs[name] ?? name}
  </kbd>
);
