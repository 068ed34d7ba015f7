export const toolStyle =
  'grid size-11 place-items-center rounded-sm text-muted transition-colors hover:bg-surface hover:text-text lg:size-9';
