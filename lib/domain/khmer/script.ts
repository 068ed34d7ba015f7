const khmerLetter = /[\u1780-\u17b3]/;
const latinLetter = /[a-z]/i;

/** Whether a text has letters of the other script only. Names of products in Latin letters beside Khmer are usual. */
export const isOtherScript = (text: string, field: 'km' | 'en'): boolean => {
  const [isKhmer, isLatin] = [khmerLetter.test(text), latinLetter.test(text)];
  return field === 'km' ? isLatin && !isKhmer : isKhmer;
};
