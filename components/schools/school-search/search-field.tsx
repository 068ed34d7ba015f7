import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface SearchFieldProps {
  /** The name of the button that empties it. */
  clear: string;
  isFilled: boolean;
  onClear: () => void;
  /** The input. */
  children: ReactNode;
}

/** A search field with its sign, and a button that empties it. */
export const SearchField = ({ clear, isFilled, onClear, children }: SearchFieldProps) => (
  <div className="relative">
    <Icon
      name="search"
      className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-muted"
    />
    {children}
    {isFilled && (
      <button
        type="button"
        aria-label={clear}
        className="absolute right-0 top-0 grid h-full w-11 place-items-center rounded-md text-muted hover:text-text"
        onClick={onClear}
      >
        <Icon name="x" className="size-5" />
      </button>
    )}
  </div>
);
