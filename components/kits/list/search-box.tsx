'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';

interface ListSearchProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** What the list is narrowed by. */
  value: string;
  /** Called when somebody has stopped typing, or pressed Enter. */
  onSearch: (text: string) => void;
}

const restMs = 300;
const textMax = 120;

/** The words that narrow a list while they are typed. */
export function ListSearch({ name, label, value, onSearch }: ListSearchProps) {
  const [box, setBox] = useState({ text: value, known: value, sent: value });
  // The address also changes by other means: back, a cleared filter. What was sent last does not undo what was typed since.
  if (box.known !== value)
    setBox({ ...box, known: value, ...(value !== box.sent && { text: value, sent: value }) });
  // A list is asked for by no more than that; what was pasted stays as it is.
  const wanted = box.text.trim().slice(0, textMax).trim();
  const search = () => {
    if (wanted === value) return;
    setBox({ ...box, sent: wanted });
    onSearch(wanted);
  };
  const searchAtRest = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(searchAtRest, restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <form
      role="search"
      className="relative min-w-24 flex-1 basis-24 sm:basis-40 lg:max-w-80"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute left-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        title={label}
        autoComplete="off"
        data-list-search
        value={box.text}
        onChange={({ target }) => setBox({ ...box, text: target.value })}
        className="control min-h-10 text-ellipsis py-1 pl-9.5"
      />
    </form>
  );
}
