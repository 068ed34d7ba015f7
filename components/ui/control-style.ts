/** The look shared by text inputs, text areas and selects. 16 px text, else iOS zooms in on focus. */
export const controlStyle =
  'block w-full rounded-md border border-border-strong bg-surface px-3.5 text-base text-text transition-colors focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger';
