import { type ReactNode, ViewTransition } from 'react';

interface SharedPartProps {
  /** The same in a list and on the page it leads to; once in each. Absent: the part stays where it is. */
  name: string | undefined;
  children: ReactNode;
}

/** What a list and its page both show moves from one to the other, where the browser can and nobody asked for less motion. */
export function SharedPart({ name, children }: SharedPartProps) {
  if (name === undefined) return children;
  return (
    <ViewTransition name={name} share="shared-part" default="none">
      {children}
    </ViewTransition>
  );
}
