import type { ReactNode } from 'react';
import { Illustration } from '@/components/ui/illustration';
import { PageTitle } from '@/components/ui/page-title';
import type { IllustrationName } from '@/lib/illustrations/illustration-files';

interface PageHeroProps {
  title: string;
  lead: string;
  picture: IllustrationName;
  /** Buttons: what to do next. */
  children?: ReactNode;
}

/** The head of a page that tells something: title, one sentence, the next step and a picture. */
export function PageHero({ title, lead, picture, children }: PageHeroProps) {
  return (
    <div className="bg-[linear-gradient(var(--sala-scene-sky),var(--sala-background))]">
      <div className="mx-auto flex max-w-page items-center gap-8 px-4 pb-4 pt-8 sm:px-6 sm:pt-12">
        <div className="min-w-0 flex-1">
          <PageTitle size="public" className="max-w-2xl">
            {title}
          </PageTitle>
          <p className="mt-3 max-w-xl text-muted sm:text-lg">{lead}</p>
          {children && <div className="mt-6 flex flex-wrap gap-3 max-sm:[&>*]:w-full">{children}</div>}
        </div>
        <Illustration name={picture} className="hidden h-56 w-auto shrink-0 rounded-lg md:block" eager />
      </div>
    </div>
  );
}
