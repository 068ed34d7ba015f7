export const menuRowStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-left transition-colors hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted';
