import data from './frames-work.json';

/** `practice`: how it is taught; `outlook`: what comes after. */
export const workFrames = data.workFrames;
