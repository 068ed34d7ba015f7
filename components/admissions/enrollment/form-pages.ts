import { href, type Href } from '@/lib/routes/href';

/** The pages on which one chooses a school and then fills in its form; the choice is in the address. */
export type FormPage =
  | '/profile/applications/create'
  | '/school/enrollment-form'
  | '/school/enrollment-form_bk';

export const formHref = (page: FormPage, school?: string): Href => href(page, undefined, { school });
