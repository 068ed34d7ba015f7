/** The setting by which a school lets its partner and its university move applications along; `true` or absent. */
export const partnersDecideSetting = 'partnersDecide';

/** The setting that holds how a school counts its students; a text such as `RRU-YYYY-0000`. */
export const studentCodeSetting = 'studentCodePattern';
