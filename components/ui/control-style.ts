/** The look shared by text inputs, text areas and selects. */
export const controlStyle = 'control';
