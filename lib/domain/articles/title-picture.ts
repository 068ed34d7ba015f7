/** The picture that a link to a page without parameters carries; the site answers it. */
export const pagePicturePath = '/_content/page_picture';
/** The same for an article, a major or a help text; the backend answers it. */
export const textPicturePath = '/_content/share_picture';

const textPictureKinds = ['article', 'major', 'help'] as const;
export type TextPictureKind = (typeof textPictureKinds)[number];

const langOf = (locale: 'km' | 'en') => (locale === 'km' ? 'kh' : 'en');

export const pagePictureOf = (page: string, locale: 'km' | 'en'): string =>
  `${pagePicturePath}?${new URLSearchParams({ page, lang: langOf(locale) }).toString()}`;

export const textPictureOf = (kind: TextPictureKind, id: string, locale: 'km' | 'en'): string =>
  `${textPicturePath}?${new URLSearchParams({ [kind]: id, lang: langOf(locale) }).toString()}`;
