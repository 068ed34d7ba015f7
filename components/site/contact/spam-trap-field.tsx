'use client';

import { type RefObject, useId } from 'react';

/** A field that no person sees or reaches; programs fill it in. */
export function SpamTrapField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label htmlFor={id}>Website</label>
      <input ref={input} id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
