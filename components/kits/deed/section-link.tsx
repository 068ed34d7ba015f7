'use client';

import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { LinkButton } from '@/components/ui/link-button';
import { type Href, withHash } from '@/lib/routes/href';

export interface SectionLinkProps {
  /** The id of the section in which the deed is done. */
  section: string;
  /** Its page, where the reader is on another one. */
  page?: Href | undefined;
  shape: 'card' | 'bar';
  children: ReactNode;
}

/** The main link of a deed that is done further down; within the page the browser itself goes there. */
export function SectionLink({ section, page, shape, children }: SectionLinkProps) {
  const look = { size: shape === 'bar' ? 'md' : 'lg', wide: shape === 'card' } as const;
  return page ? (
    <LinkButton {...look} href={withHash(page, section)} prefetch={false}>
      {children}
    </LinkButton>
  ) : (
    <a href={`#${section}`} className={buttonStyle(look)}>
      {children}
    </a>
  );
}
