'use client';

import dynamic from 'next/dynamic';

export interface PickerProps {
  chosen?: readonly string[];
  onToggle: (value: string) => void;
}

const loading = () => (
  <span aria-hidden="true" className="block h-40 animate-pulse rounded-md bg-border/70" />
);

// Names of majors and Khmer-aware search are loaded when somebody looks for them.
const pickers = {
  categories: dynamic(async () => (await import('./category-picker')).CategoryPicker, {
    loading,
    ssr: false,
  }),
  provinces: dynamic(async () => (await import('./province-picker')).ProvincePicker, { loading, ssr: false }),
};

/** A long list to choose from. */
export function LazyPicker({ of, ...props }: PickerProps & { of: keyof typeof pickers }) {
  const Picker = pickers[of];
  return <Picker {...props} />;
}
