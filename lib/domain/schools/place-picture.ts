export const placePicturePath = '/api-academic/v1/share_picture';

/** The picture that a link to a school or a course carries. */
export const placePictureOf = (kind: 'school' | 'course', id: string, locale: 'km' | 'en'): string =>
  `${placePicturePath}?${new URLSearchParams({ [kind]: id, lang: locale === 'km' ? 'kh' : 'en' }).toString()}`;
