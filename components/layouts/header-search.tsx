import { Icon } from '@/components/ui/icon';

/** The search of every public page; works without scripts. Phones have it in the bottom bar. */
export function HeaderSearch({ label, action }: { label: string; action: string }) {
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className="relative hidden min-w-0 max-w-56 flex-1 sm:block lg:max-xl:hidden"
    >
      <Icon
        name="search"
        className="pointer-events-none absolute left-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        className="h-10 w-full rounded-full border border-border-strong/60 bg-surface pl-9.5 pr-3 text-sm"
      />
    </form>
  );
}
