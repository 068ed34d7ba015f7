import { href, type Href } from './href';
import { type BuiltPath, isOffered, type PagePath } from './pages';

/** A link to a page of the list that this installation may not have; null where it has none. */
export const plannedHref = (path: PagePath, params: Record<string, string> = {}): Href | null =>
  isOffered(path) ? (href as (path: BuiltPath, params: Record<string, string>) => Href)(path, params) : null;
