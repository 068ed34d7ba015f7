const base = 'grid size-11 place-items-center rounded-sm transition-colors lg:size-9';

/** A tool above the text; one that applies to the selection is marked. */
export const toolStyle = (isActive: boolean): string =>
  `${base} ${isActive ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-surface hover:text-text'}`;
