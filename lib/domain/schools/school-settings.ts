/** The setting by which a school lets its partner and its university move applications along; `true` or absent. */
export const partnersDecideSetting = 'partnersDecide';
