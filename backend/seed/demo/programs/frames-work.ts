import data from './frames-work.json';

/** `practice`: the teaching method; `outlook`: the prospects. */
export const workFrames = data.workFrames;
